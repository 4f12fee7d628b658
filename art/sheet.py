#!/usr/bin/env python3
"""Lay the tile faces out on A4 pages for printing and cutting.

    python3 sheet.py [--tiles DIR] [--out DIR]

writes print-tiles-1.svg ... to the output folder, and print-tiles.pdf if
`rsvg-convert` (Debian package librsvg2-bin) is installed. Print at 100 %, glue
on card, cut from crop mark to crop mark. The faces touch, so two neighbours
left in one piece make a duplex tile.
"""

import argparse
import random
import re
import shutil
import subprocess
from pathlib import Path

# A4 and the grid on it, in millimetres.
PAGE_W, PAGE_H = 210, 297
COLUMNS, ROWS, TILE = 4, 5, 45
LEFT, TOP = (PAGE_W - COLUMNS * TILE) / 2, (PAGE_H - ROWS * TILE) / 2
# Crop marks: their length, and how far they stay off the tiles.
MARK, CLEAR = 6, 2

# Four pages. A game of four needs 64 buildings; the other 16 leave the players
# a choice. The shares are those of the published box.
COPIES = {
    "shop": 12,
    "factory": 12,
    "tavern-music": 4,
    "tavern-drink": 4,
    "tavern-food": 4,
    "tavern-bed": 4,
    "office": 14,
    "park": 12,
    "house": 14,
}


def deal():
    """All copies, mixed the same way each time, so that neighbours differ."""
    names = [name for name, count in COPIES.items() for _ in range(count)]
    random.Random("print").shuffle(names)
    return names


def symbol(name, text):
    """A tile's SVG as a symbol that pages can place many times."""
    body = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL).group(1)
    return f'<symbol id="face-{name}" viewBox="0 0 600 600">{body}</symbol>'


def crop_marks():
    """Path data of the marks in the margins."""
    right, bottom = LEFT + COLUMNS * TILE, TOP + ROWS * TILE
    d = ""
    for c in range(COLUMNS + 1):
        x = LEFT + c * TILE
        d += f"M{x:g} {TOP - CLEAR:g}v-{MARK}M{x:g} {bottom + CLEAR:g}v{MARK}"
    for r in range(ROWS + 1):
        y = TOP + r * TILE
        d += f"M{LEFT - CLEAR:g} {y:g}h-{MARK}M{right + CLEAR:g} {y:g}h{MARK}"
    return d


def page(names, faces):
    """One page of tiles."""
    places = "".join(
        f'<use href="#face-{name}" x="{LEFT + i % COLUMNS * TILE:g}" y="{TOP + i // COLUMNS * TILE:g}"'
        f' width="{TILE}" height="{TILE}"/>\n'
        for i, name in enumerate(names)
    )
    symbols = "".join(symbol(name, faces[name]) for name in sorted(set(names)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PAGE_W}mm" height="{PAGE_H}mm"'
        f' viewBox="0 0 {PAGE_W} {PAGE_H}">\n<defs>{symbols}</defs>\n'
        f'<path d="{crop_marks()}" fill="none" stroke="#000" stroke-width=".2"/>\n{places}</svg>\n'
    )


def main():
    here = Path(__file__).parent
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tiles", type=Path, default=here / "tiles", help="folder of the tile faces")
    parser.add_argument("--out", type=Path, default=here, help="folder to write to")
    args = parser.parse_args()
    faces = {name: (args.tiles / f"{name}.svg").read_text(encoding="utf-8") for name in COPIES}
    names = deal()
    args.out.mkdir(parents=True, exist_ok=True)
    pages = []
    for start in range(0, len(names), COLUMNS * ROWS):
        path = args.out / f"print-tiles-{len(pages) + 1}.svg"
        path.write_text(page(names[start : start + COLUMNS * ROWS], faces), encoding="utf-8", newline="\n")
        pages.append(path)
    print(f"{len(pages)} pages, {len(names)} tiles of {TILE} mm")
    converter = shutil.which("rsvg-convert")
    if converter:
        pdf = args.out / "print-tiles.pdf"
        subprocess.run([converter, "--format=pdf", f"--output={pdf}", *map(str, pages)], check=True)
        print(f"wrote {pdf.name}")
    else:
        print("rsvg-convert not found: SVG pages only")


if __name__ == "__main__":
    main()
