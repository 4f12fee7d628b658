"""Renders the judge's photos with their truth. Resumable: photos already in truth.jsonl are skipped.

    python render.py --art ART --out OUT --split typical hard noncity --count 60 60 30 --seed 1

ART is the folder that art.py painted. Every photo is fixed by seed, split and number alone.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

import numpy as np


def queue(splits, counts):
    """All (split, index) in an order that keeps every prefix balanced between the splits."""
    jobs = [((index + 0.5) / count, split, index) for split, count in zip(splits, counts) for index in range(count)]
    return [(split, index) for _, split, index in sorted(jobs)]


def photograph(split, index, args, arts):
    """Makes one photo; returns its truth."""
    import plan
    import post
    import scene
    from truth import notation

    rng = np.random.default_rng([args.seed, plan.SPLITS.index(split), index])
    chosen = plan.plan(split, index, rng)
    art = plan.choose_art(index, arts, rng)
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        view, city, corners, what = scene.build(rng, split, index, chosen, args.art / art, scratch)
        shot = chosen["shot"]
        quad = view.project(corners) if corners is not None else None
        shot["tile"] = np.sqrt(area(quad)) / 4 if quad is not None else 0.15 * min(chosen["size"])
        picture, scale = post.develop(rng, scene.take(scratch), shot)
    name = f"{index:04d}.jpg"
    post.save(args.out / split / name, picture, chosen["quality"], chosen["orientation"])
    tags = plan.tags(chosen) + ([what] if what else []) + [f"exif{chosen['orientation']}"]
    return {
        "photo": name,
        "city": notation(city) if city else None,
        "corners": (quad * scale).round(1).tolist() if quad is not None else None,
        "split": split,
        "art": art,
        "tags": tags,
        "size": [picture.shape[1], picture.shape[0]],
    }


def area(quad):
    x, y = quad.T
    return abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--art", type=Path, required=True, help="folder painted by art.py")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--split", nargs="+", choices=["typical", "hard", "noncity"], required=True)
    parser.add_argument("--count", nargs="+", type=int, required=True, help="photos, one number a split")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if len(args.split) != len(args.count):
        parser.error("--split and --count need the same number of values")
    from truth import append_truth, read_truth

    arts = sorted(p.parent.name for p in args.art.glob("*/finish.json"))
    if not arts:
        parser.error(f"no printings in {args.art}: run art.py first")
    jobs = queue(args.split, args.count)
    for number, (split, index) in enumerate(jobs, 1):
        folder = args.out / split
        folder.mkdir(parents=True, exist_ok=True)
        done = {row["photo"] for row in read_truth(folder)} if (folder / "truth.jsonl").exists() else set()
        if f"{index:04d}.jpg" in done:
            continue
        start = time.time()
        row = photograph(split, index, args, arts)
        append_truth(folder, row)
        print(
            f"[{number}/{len(jobs)}] {split}/{row['photo']} {time.time() - start:.0f}s {json.dumps(row['tags'])}",
            flush=True,
        )


if __name__ == "__main__":
    main()
