#!/usr/bin/env python3
"""Draw Surveyor's own tile faces, badges and city tokens as SVG.

    python3 make_tiles.py [--out DIR]

writes DIR/tiles/*.svg (600 x 600), DIR/badges/*.svg and DIR/tokens/*.svg
(100 x 100). Needs the standard library only; the same run always writes the
same bytes.
"""

import argparse
import re
from pathlib import Path

from drafting import badges, frame, tokens
from drafting.pen import Sheet
from drafting.scenes import SCENES, STRIPS

# Where the badge sits: its box on the 600-unit tile.
BADGE_X, BADGE_Y, BADGE_SIZE = 70, 68, 154
# The faces are shipped with the app and inlined in its pages.
MOST_BYTES = 14_000


def tile(name):
    """The whole face of one tile."""
    kind, _, tavern = name.partition("-")
    sheet = Sheet(name, frame.TILE)
    frame.ground(sheet, contours=not tavern)
    frame.clip(sheet)
    SCENES[name](sheet)
    sheet.close()
    frame.strip(sheet, STRIPS[kind])
    badges.placed(sheet, name, BADGE_X, BADGE_Y, BADGE_SIZE)
    return sheet.svg()


def badge(name):
    """A badge alone."""
    sheet = Sheet(f"badge-{name}", 100)
    badges.badge(sheet, name)
    return sheet.svg()


def check(drawings):
    """Stop if a face is too big, or if two files share an id and so cannot be inlined together."""
    owner = {}
    for folder, files in drawings.items():
        for name, text in files.items():
            size = len(text.encode())
            if size > MOST_BYTES:
                raise SystemExit(f"{folder}/{name}: {size} bytes, more than {MOST_BYTES}")
            for ident in re.findall(r'\bid="([^"]*)"', text):
                if ident in owner:
                    raise SystemExit(f"{folder}/{name}: id {ident} is also in {owner[ident]}")
                owner[ident] = f"{folder}/{name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="folder to write to")
    out = parser.parse_args().out
    drawings = {
        "tiles": {name: tile(name) for name in SCENES},
        "badges": {name: badge(name) for name in SCENES},
        "tokens": {name: tokens.svg(name) for name in tokens.TOKENS},
    }
    check(drawings)
    for folder, files in drawings.items():
        (out / folder).mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (out / folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
