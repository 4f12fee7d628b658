"""Draws pages as a rulebook shows cities: flat, straight, small, beside text, arrows and other tiles.

    python pages.py --art ART --out OUT --count 60 --seed 1

Writes OUT/page with its truth.jsonl. Every fifth page holds no whole city.
"""

import argparse
import math
import shutil
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from truth import append_truth, notation, random_city

FAMILIES = ("press", "press", "reprint", "press", "own", "press", "alt", "press", "pnp")
PAPERS = ((255, 255, 255), (255, 255, 255), (250, 245, 232), (232, 222, 200), (226, 234, 240), (214, 222, 200))
INKS = ((20, 20, 20), (60, 50, 40), (90, 20, 20), (30, 50, 100))
NONCITIES = ("three rows", "three by three", "loose tiles", "text only", "two rows")
WORDS = (
    "each player city tile shop factory tavern office park house points score row column most second only "
    "with of the and for left right neighbour shared lowest example round hand draw keep place adjacent"
).split()
FONTS = ("DejaVuSans", "DejaVuSerif", "LiberationSans-Regular", "LiberationSerif-Regular", "DejaVuSans-Bold")


def faces(folder, tile):
    """The nine tiles of a printing at the page's size."""
    return {p.stem: Image.open(p).convert("RGB").resize((tile, tile), Image.LANCZOS) for p in folder.glob("?.png")}


def write(page, rng, box):
    """A paragraph into a box; it breaks lines by itself."""
    pen, left = ImageDraw.Draw(page), box[0]
    font = ImageFont.truetype(f"{FONTS[rng.integers(len(FONTS))]}.ttf", int(rng.integers(9, 22)))
    ink = INKS[rng.integers(len(INKS))]
    x, y = left, box[1]
    while y + font.size < box[3]:
        word = str(rng.choice(WORDS)) + " "
        width = pen.textlength(word, font)
        if x + width > box[2]:
            x, y = left, y + int(font.size * 1.35)
            if x + width > box[2]:
                break
            continue
        pen.text((x, y), word, ink, font)
        x += width


def lay(page, pictures, letters, origin, step):
    """Rows of letters, straight; None leaves a place empty."""
    for r, row in enumerate(letters):
        for c, letter in enumerate(row):
            if letter:
                page.paste(pictures[letter], (int(origin[0] + c * step), int(origin[1] + r * step)))


def arrow(page, rng, span):
    """A thick arrow or a frame somewhere on the page."""
    pen = ImageDraw.Draw(page)
    colour = tuple(int(v) for v in rng.integers(0, 230, 3))
    a = rng.uniform(0, page.size)
    b = a + rng.normal(0, span / 3, 2)
    if rng.random() < 0.5:
        pen.line([*a, *b], colour, int(rng.integers(2, 7)))
        angle = math.atan2(*(b - a)[::-1])
        head = [b + 14 * np.array([math.cos(angle + t), math.sin(angle + t)]) for t in (0, 2.4, -2.4)]
        pen.polygon([tuple(p) for p in head], colour)
    else:
        pen.rectangle([*np.minimum(a, b), *np.maximum(a, b)], outline=colour, width=int(rng.integers(1, 5)))


def grid_of(rng, index):
    """Letters of the middle grid, what it is instead of a city, if anything."""
    city = random_city(rng)
    if index % 5 != 4:
        return city, None
    what = NONCITIES[(index // 5) % len(NONCITIES)]
    if what == "three rows":
        return city[:3], what
    if what == "two rows":
        return city[1:3], what
    if what == "three by three":
        return [row[:3] for row in city[:3]], what
    keep = 0.35 if what == "loose tiles" else 0
    return [[letter if rng.random() < keep else None for letter in row] for row in city], what


def draw(rng, index, folder):
    """One page, its city, corners and what it is if no city."""
    tile = int(np.exp(rng.uniform(np.log(48), np.log(200))))
    gap = int(rng.choice([0, 0, 1, 0.03 * tile, 0.07 * tile]))
    step, span = tile + gap, 4 * tile + 3 * gap
    close = rng.random() < 0.25
    left, right, top, bottom = (rng.uniform(0, 0.05 if close else 0.9, 4) * span).astype(int)
    page = Image.new("RGB", (span + int(left + right), span + int(top + bottom)), PAPERS[rng.integers(len(PAPERS))])
    w, h = page.size
    pictures = faces(folder, tile)
    if not close:
        clear = 0.08 * span
        for box in (
            (6, 6, left - clear, h - 6),
            (left + span + clear, 6, w - 6, h - 6),
            (left, 6, left + span, top - clear),
            (left, top + span + clear, left + span, h - 6),
        ):
            if rng.random() < 0.6:
                write(page, rng, box)
        if rng.random() < 0.35:  # part of another example beside this one
            part = [
                [str(rng.choice(list(pictures))) for _ in range(rng.integers(1, 3))] for _ in range(rng.integers(1, 4))
            ]
            lay(page, pictures, part, (left + span + 0.15 * tile, top + rng.uniform(0, span)), step)
    letters, what = grid_of(rng, index)
    lay(page, pictures, letters, (left, top), step)
    if rng.random() < 0.3:
        arrow(page, rng, span)
    corners = np.array([(left, top), (left + span, top), (left + span, top + span), (left, top + span)], float)
    if rng.random() < 0.3:
        angle = rng.uniform(-8, 8)
        turned = page.rotate(angle, Image.BICUBIC, expand=True, fillcolor=page.getpixel((0, h - 1)))
        t = math.radians(angle)
        spin = np.array([[math.cos(t), math.sin(t)], [-math.sin(t), math.cos(t)]])
        corners = (corners - (w / 2, h / 2)) @ spin.T + (turned.width / 2, turned.height / 2)
        page = turned
    if rng.random() < 0.4:
        page = page.filter(ImageFilter.GaussianBlur(tile * rng.uniform(0.002, 0.008)))
    return page, letters, corners, what, tile


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--art", type=Path, required=True, help="folder painted by art.py")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    out = args.out / "page"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for index in range(args.count):
        rng = np.random.default_rng([args.seed, 9, index])
        family = FAMILIES[index % len(FAMILIES)]
        names = sorted(p.parent.name for p in args.art.glob(f"{family}-*/finish.json"))
        art = str(names[rng.integers(len(names))])
        page, letters, corners, what, tile = draw(rng, index, args.art / art)
        name = f"{index:04d}.jpg"
        page.save(out / name, quality=int(rng.choice([75, 85, 92])))
        append_truth(
            out,
            {
                "photo": name,
                "city": None if what else notation(letters),
                "corners": None if what else corners.round(1).tolist(),
                "split": "page",
                "art": art,
                "tags": [f"tile{tile // 40 * 40}"] + ([what] if what else []),
                "size": list(page.size),
            },
        )


if __name__ == "__main__":
    main()
