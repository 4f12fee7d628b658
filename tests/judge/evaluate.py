"""Judges a reader against the truth: the heart of `./dev eval`.

    python evaluate.py --surveyor target/release/surveyor SPLIT_FOLDER... [--json] [--failures DIR] [--teach N [--slips K]]

With --teach the first N photos of each printing teach how it looks, and only the others are read; with --slips K tiles
of each of them are taught wrongly. Each folder holds photos and a truth.jsonl. Needs only the standard library; Pillow for --failures.
"""

import argparse
import json
import math
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from truth import LETTERS, read_truth

BATCH = 16  # photos a call: bounds what one crash costs, long enough to hide the start-up
DOUBT = 0.9  # below this confidence a cell counts as doubted
REFUSED = {"error": {"code": "no-city", "message": "not among the cities found"}}
BINS = 10  # of the expected calibration error


def run_surveyor(binary, photos, every_city=False, copy=None):
    """Answers of `surveyor read --json`, one a photo, and the seconds it took."""
    start = time.perf_counter()
    options = ["--json"] + (["--all"] if every_city else []) + (["--copy", str(copy)] if copy else [])
    done = subprocess.run([str(binary), "read", *options, *map(str, photos)], capture_output=True, text=True)
    seconds = time.perf_counter() - start
    try:
        answers = json.loads(done.stdout)
    except json.JSONDecodeError:
        answers = None
    if done.returncode not in (0, 1) or not isinstance(answers, list) or len(answers) != len(photos):
        print(f"surveyor failed (exit {done.returncode}): {done.stderr.strip()[-300:]}", file=sys.stderr)
        answers = [{"error": {"code": "crash", "message": done.stderr.strip()[-300:]}}] * len(photos)
    return answers, seconds


def corner_error(truth, found):
    """Largest corner distance in tiles under the best of four rotations, and that rotation."""
    side = sum(math.dist(truth[k], truth[k - 1]) for k in range(4)) / 4
    errors = [max(math.dist(truth[k], found[(k + turn) % 4]) for k in range(4)) for turn in range(4)]
    turn = min(range(4), key=errors.__getitem__)
    return errors[turn] / (side / 4), turn


def judge(row, answer):
    """What one answer is worth: a dictionary that `summarise` adds up."""
    error = answer.get("error")
    result = {
        "photo": row["photo"],
        "art": row["art"].split("-")[0],
        "tags": row["tags"],
        "is_city": row["city"] is not None,
        "refused": bool(error) and error.get("code") == "no-city",
        "crashed": bool(error) and error.get("code") != "no-city",
        "answer": answer,
        "truth": row,
        "cells": [],
        "distance": None,
        "turn": None,
        "in_order": None,
    }
    if error or not result["is_city"]:
        return result
    true, found = row["city"].replace("/", ""), answer["city"].replace("/", "").upper()
    result["cells"] = [(t == f, float(c)) for t, f, c in zip(true, found, answer["confidence"])]
    result["distance"], result["turn"] = corner_error(row["corners"], answer["corners"])
    return result


def judge_table(row, answer):
    """The same for a photo of several cities: one result a city, and one without truth for each city too many.

    The first says whether those that were found come in the order of the truth."""
    found = dict(enumerate([] if "error" in answer else answer["cities"]))
    results, order = [], []
    for city in row["cities"]:
        near = {k: corner_error(city["corners"], one["corners"])[0] for k, one in found.items()}
        best = min(near, key=near.get, default=None)
        if best is not None and near[best] < 1:
            order.append(best)
            results.append(judge({**row, **city}, found.pop(best)))
        else:
            results.append(judge({**row, **city}, answer if "error" in answer else REFUSED))
    results[0]["in_order"] = order == sorted(order) if order else None
    nothing = {**row, "city": None, "corners": None}
    return results + [judge(nothing, one) for one in found.values()]


def failed(result):
    """Whether a person should look at it."""
    if not result["is_city"]:
        return not result["refused"]
    return not result["cells"] or result["distance"] > 0.25 or not all(right for right, _ in result["cells"])


def percent(part, whole):
    return round(100 * part / whole, 2) if whole else None


def calibration_error(cells):
    """Expected calibration error: mean gap between confidence and truth, over equal bins."""
    total = 0.0
    for k in range(BINS):
        inside = [(right, c) for right, c in cells if min(int(c * BINS), BINS - 1) == k]
        total += abs(sum(right for right, _ in inside) - sum(c for _, c in inside))
    return round(total / len(cells), 4) if cells else None


def summarise(results, seconds=None):
    """The numbers of one group. Cells of a city that was not read count as wrong; a photo has one or more cities."""
    photos = len({r["photo"] for r in results})
    ordered = [r["in_order"] for r in results if r["in_order"] is not None]
    cities = [r for r in results if r["is_city"]]
    others = [r for r in results if not r["is_city"]]
    cells = [cell for r in cities for cell in r["cells"]]
    located = [r for r in cities if r["distance"] is not None and r["distance"] <= 0.25]
    right = [c for ok, c in cells if ok]
    wrong = [c for ok, c in cells if not ok]
    in_located = [ok for r in located for ok, _ in r["cells"]]
    return {
        "photos": photos,
        "cities": len(cities),
        "located": percent(len(located), len(cities)),
        "located_eighth": percent(sum(r["distance"] <= 0.125 for r in located), len(cities)),
        "cells": percent(len(right), 16 * len(cities)),
        "cells_if_located": percent(sum(in_located), len(in_located)),
        "perfect": percent(sum(len(r["cells"]) == 16 and all(ok for ok, _ in r["cells"]) for r in cities), len(cities)),
        "upright": percent(sum(r["turn"] == 0 for r in located), len(located)),
        "wrong_doubted": percent(sum(c < DOUBT for c in wrong), len(wrong)),
        "right_doubted": percent(sum(c < DOUBT for c in right), len(right)),
        "calibration_error": calibration_error(cells),
        "cities_refused": percent(sum(r["refused"] for r in cities), len(cities)),
        "noncities_refused": percent(sum(r["refused"] for r in others), len(others)),
        "false_cities": sum(not r["refused"] and not r["crashed"] for r in others),
        "in_order": percent(sum(ordered), len(ordered)),
        "crashed": sum(r["crashed"] for r in results),
        "seconds": round(seconds / photos, 3) if seconds is not None and photos else None,
    }


HEADINGS = {
    "photos": "photos",
    "cities": "cities",
    "located": "located",
    "located_eighth": "<1/8",
    "cells": "cells",
    "cells_if_located": "if loc.",
    "perfect": "perfect",
    "upright": "upright",
    "wrong_doubted": "wrong<.9",
    "right_doubted": "right<.9",
    "calibration_error": "ECE",
    "cities_refused": "refused",
    "noncities_refused": "non-city",
    "false_cities": "false",
    "in_order": "in order",
    "crashed": "crashed",
    "seconds": "s/photo",
}


def table(report):
    """The report as text, percentages unless said otherwise."""
    lines = ["".join([f"{'':22}"] + [f"{h:>9}" for h in HEADINGS.values()])]
    for split, groups in report.items():
        for name, numbers in groups.items():
            label = split if name == "all" else f"  {name}"
            cells = ["-" if numbers[k] is None else str(numbers[k]) for k in HEADINGS]
            lines.append("".join([f"{label:22}"] + [f"{c:>9}" for c in cells]))
    return "\n".join(lines)


def lessons(rows, count):
    """The rows of each printing: those of the first whole cities, which teach, and the others, which are read."""
    printings = {}
    for row in rows:
        taught, read = printings.setdefault(row["art"], ([], []))
        whole = row.get("city") and "." not in row["city"]
        (taught if whole and len(taught) < count else read).append(row)
    return printings


def slipped(row, slips):
    """The city of a row as somebody tells it whose finger slips so often: other letters there."""
    rng = random.Random(row["photo"])
    squares = [k for k, letter in enumerate(row["city"]) if letter != "/"]
    told = list(row["city"])
    for square in rng.sample(squares, slips):
        told[square] = rng.choice([letter for letter in LETTERS if letter != told[square]])
    return "".join(told)


def teach(binary, folder, rows, copy, slips):
    """Lets the reader learn from photos; one that it cannot learn from teaches nothing."""
    for row in rows:
        lesson = f"{folder / row['photo']}={slipped(row, slips)}"
        subprocess.run([str(binary), "teach", str(copy), lesson], capture_output=True, text=True)


def batches(binary, folder, rows, count, copies, slips):
    """Photos to be read by one call, with the copy that they are of if some of it were taught."""
    if not count:
        return [(rows[start : start + BATCH], None) for start in range(0, len(rows), BATCH)]
    calls = []
    for art, (taught, read) in lessons(rows, count).items():
        copy = copies / f"{folder.name}-{art}"
        teach(binary, folder, taught, copy, slips)
        calls += [(read[k : k + BATCH], copy if copy.exists() else None) for k in range(0, len(read), BATCH)]
    return calls


def evaluate(binary, folders, failures=None, limit=None, by_tag=False, count=0, slips=0):
    """Runs the reader over all folders; returns {split: {"all": numbers, family: numbers, ...}}."""
    with tempfile.TemporaryDirectory() as copies:
        return {
            folder.name: measure(binary, folder, failures, limit, by_tag, count, Path(copies), slips)
            for folder in folders
        }


def measure(binary, folder, failures, limit, by_tag, count, copies, slips):
    """Runs the reader over one folder."""
    rows = read_truth(folder)[:limit]
    results, seconds, done = [], 0.0, 0
    for batch, copy in batches(binary, folder, rows, count, copies, slips):
        tables = "cities" in batch[0]
        answers, took = run_surveyor(binary, [folder / row["photo"] for row in batch], tables, copy)
        seconds += took
        done += len(batch)
        for row, answer in zip(batch, answers):
            results += judge_table(row, answer) if tables else [judge(row, answer)]
        print(f"\r{folder.name}: {done}/{len(rows)}", end="", file=sys.stderr)
    print(file=sys.stderr)
    groups = {"all": summarise(results, seconds)}
    for art in sorted({r["art"] for r in results}):
        groups[art] = summarise([r for r in results if r["art"] == art])
    if by_tag:
        for tag in sorted({t for r in results for t in r["tags"]}):
            groups[f"#{tag}"] = summarise([r for r in results if tag in r["tags"]])
    if failures:
        from failures import write_failure

        target = Path(failures) / folder.name
        shutil.rmtree(target, ignore_errors=True)
        for result in filter(failed, results):
            write_failure(target, folder, result)
    return groups


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, help="split folders with photos and truth.jsonl")
    parser.add_argument("--surveyor", type=Path, required=True, help="the surveyor binary")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--failures", type=Path, help="write every failure there, for looking at")
    parser.add_argument("--limit", type=int, help="only the first photos of each split")
    parser.add_argument("--by-tag", action="store_true", help="also one line a tag (tilt, table, room, trouble)")
    parser.add_argument("--teach", type=int, default=0, metavar="N", help="teach N photos of each printing first")
    parser.add_argument("--slips", type=int, default=0, metavar="K", help="with --teach: teach K tiles of each wrongly")
    args = parser.parse_args(arguments)
    if len({folder.name for folder in args.folders}) < len(args.folders):
        parser.error("folders of one name would hide each other in the report: measure them one after the other")
    report = evaluate(
        args.surveyor.resolve(), args.folders, args.failures, args.limit, args.by_tag, args.teach, args.slips
    )
    print(json.dumps(report) if args.json else table(report))


if __name__ == "__main__":
    main()
