"""Paints the judge's printings into a cache folder: one folder a printing, nine pictures in it.

    python art.py --faces FACES --icons ICONS --out ART [--own SVGS] [--seed N]

Another seed paints another set of printings, with other icons from the same packs.

None of these pictures may be committed: reprints show other people's art.
"""

import argparse
import io
import json
from pathlib import Path

import alt
import cairosvg
import icons
import numpy as np
import reprint
from badge import SIZE
from PIL import Image

FILES = {
    "S": "shop",
    "F": "factory",
    "M": "tavern-music",
    "D": "tavern-drink",
    "E": "tavern-food",
    "B": "tavern-bed",
    "O": "office",
    "P": "park",
    "H": "house",
}
REPRINTS, PRESSES, HOME_PRINTS = 8, 4, 4
SEED = 20150

# How each family's surface takes light; radius in shares of the side.
FINISHES = {
    "reprint": {"radius": (0.015, 0.06), "roughness": (0.22, 0.5), "linen": 0.5},
    "press": {"radius": (0.015, 0.06), "roughness": (0.22, 0.5), "linen": 0.5},
    "alt": {"radius": (0.01, 0.05), "roughness": (0.25, 0.6), "linen": 0.3},
    "own": {"radius": (0.0, 0.03), "roughness": (0.4, 0.8), "linen": 0.0},
    "pnp": {"radius": (0.0, 0.0), "roughness": (0.75, 0.95), "linen": 0.0},
}


def printings(own):
    """Names of all printings, in a fixed order; the family is the part before the dash."""
    names = [f"reprint-{k}" for k in range(REPRINTS)] + [f"alt-{style}" for style in alt.STYLES]
    names += [f"pnp-{k}" for k in range(HOME_PRINTS)]
    names += ["own-0"] if own else []
    # Last, so that adding them left the others as they were.
    return names + [f"press-{k}" for k in range(PRESSES)]


def load_face(folder, letter):
    face = Image.open(folder / f"{FILES[letter]}.jpg").convert("RGB")
    return np.asarray(face.resize((SIZE, SIZE), Image.LANCZOS), np.float32)


def load_own(folder, letter):
    png = cairosvg.svg2png(url=str(folder / f"{FILES[letter]}.svg"), output_width=SIZE, output_height=SIZE)
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), np.float32)


def painter(name, args, rng):
    """A function from letter to picture for one printing."""
    family, _, variant = name.partition("-")
    chosen = icons.choose(rng)
    if family == "own":
        return lambda letter: load_own(args.own, letter)
    if family == "alt":
        look = alt.printing(rng, variant)
        return lambda letter: alt.alt_tile(letter, look, chosen, args.icons)
    look = reprint.printing(rng)
    press = reprint.home_printer(rng)
    # Home printers copy what was published more often than they redraw it.
    as_published = family == "press" or (family == "pnp" and int(variant) % 2)

    def tile(letter):
        if as_published:
            picture = reprint.press_tile(load_face(args.faces, letter), look)
        else:
            picture = reprint.reprint_tile(load_face(args.faces, letter), letter, look, chosen, args.icons)
        return reprint.home_print(picture, ord(letter), press) if family == "pnp" else picture

    return tile


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--faces", type=Path, required=True, help="folder of the nine published faces")
    parser.add_argument("--icons", type=Path, required=True, help="folder of the unpacked icon packages")
    parser.add_argument("--own", type=Path, help="folder of the project's own tiles as SVG")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    for index, name in enumerate(printings(args.own)):
        folder = args.out / name
        if (folder / "finish.json").exists():
            continue
        folder.mkdir(parents=True, exist_ok=True)
        rng = np.random.default_rng([args.seed, index])
        tile = painter(name, args, rng)
        for letter in FILES:
            Image.fromarray(np.uint8(np.clip(tile(letter), 0, 255))).save(folder / f"{letter}.png")
        limits = FINISHES[name.split("-")[0]]
        finish = {
            "radius": rng.uniform(*limits["radius"]),
            "roughness": rng.uniform(*limits["roughness"]),
            "linen": bool(rng.random() < limits["linen"]),
        }
        (folder / "finish.json").write_text(json.dumps(finish))
        print(name, flush=True)


if __name__ == "__main__":
    main()
