"""Paints home-made copies: nine tiles that somebody drew anew, as one folder a set.

    python homemade.py --icons ICONS --out ART [--seed N]

Families: `flat` (white cards, plain buildings), `cream` (large badges, plain shapes, words), `ink` (black pen only),
`layout` (the badge in the middle of the card), `pencil` (coloured pencil, unsteady lines).
"""

import argparse
import json
from pathlib import Path

import cv2
import icons
import numpy as np
from badge import outline, paint, place_mask, polygon_mask
from doodles import doodle
from PIL import Image, ImageDraw, ImageFont

SIZE = 512
FAMILIES = ("flat", "cream", "ink", "layout", "pencil")
SETS = 4  # of each family
SEED = 777
COLOURS = {
    "S": (245, 195, 35),
    "F": (130, 130, 135),
    "O": (50, 105, 200),
    "P": (60, 150, 70),
    "H": (140, 85, 50),
    **dict.fromkeys("MDEB", (210, 45, 45)),
}
NAMES = {
    "S": "Shop",
    "F": "Factory",
    "M": "Music",
    "D": "Drinks",
    "E": "Food",
    "B": "Hotel",
    "O": "Office",
    "P": "Park",
    "H": "House",
}
CARDS = {
    "flat": (252, 252, 250),
    "cream": (250, 241, 216),
    "ink": (247, 246, 242),
    "layout": (240, 236, 226),
    "pencil": (250, 248, 240),
}


def habits(rng, family):
    """What the nine tiles of a set have in common."""
    large = family == "cream"
    place = {"layout": (0.5, 0.45)}.get(family, (0.26, 0.25) if large else (0.235, 0.225))
    return {
        "family": family,
        "card": np.array(CARDS[family], float) * rng.uniform(0.95, 1),
        "place": np.array(place) + rng.uniform(-0.02, 0.02, 2),
        "half": rng.uniform(0.17, 0.21)
        if large
        else rng.uniform(0.2, 0.3)
        if family == "layout"
        else rng.uniform(0.1, 0.14),
        "gain": rng.uniform(0.85, 1.12),
        "tint": rng.uniform(-18, 18, 3),
        "packs": bool(rng.random() < 0.5),
        "hollow": bool(rng.random() < 0.4),
        "line": rng.uniform(0.04, 0.07),
        "filled": bool(rng.random() < 0.65),
        "rim": int(rng.integers(3, 9)),
        "frame": bool(rng.random() < 0.5),
        "words": bool(rng.random() < 0.4),
        "seed": int(rng.integers(1 << 30)),
        # Somebody has no grey pen, or takes orange for the shops.
        "other": {str(rng.choice(list("SFOPH"))): rng.uniform(40, 220, 3)} if rng.random() < 0.4 else {},
    }


def colour_of(letter, look):
    if look["family"] == "ink":
        return np.array([28.0, 28.0, 32.0])
    return np.clip(np.array(look["other"].get(letter, COLOURS[letter])) * look["gain"] + look["tint"], 0, 255)


def building(picture, letter, look, rng):
    """Plain shapes where the game shows a building."""
    colour = colour_of(letter, look)
    if look["family"] == "layout":
        return picture
    for _ in range(int(rng.integers(1, 4))):
        x, y, w, h = rng.uniform(0.3, 0.75), rng.uniform(0.6, 0.8), rng.uniform(0.08, 0.22), rng.uniform(0.08, 0.18)
        shape = [
            [(-1, -1), (1, -1), (1, 1), (-1, 1)],
            [(0, -1), (1, 1), (-1, 1)],
            [(np.cos(t), np.sin(t)) for t in np.linspace(0, 6.28, 30)],
        ][int(rng.integers(3))]
        cover = polygon_mask(shape, (x, y, w, h))
        if look["family"] in ("ink", "pencil"):
            inner = cv2.erode(cover, np.ones((7, 7)))
            cover = cover - inner
        picture = paint(picture, cover, colour * 0.6 + 255 * 0.4 if look["family"] == "flat" else colour)
    return picture


def hatched(cover, rng):
    """A cover as a coloured pencil fills it."""
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    waves = np.sin(
        (x + y * rng.uniform(0.6, 1.5)) / rng.uniform(2.5, 5) + cv2.resize(rng.normal(0, 1, (9, 9)), (SIZE, SIZE))
    )
    return cover * np.clip(0.62 + 0.45 * waves, 0.2, 1).astype(np.float32)


def badge(picture, letter, look, chosen, folder, rng):
    x, y = look["place"]
    half = look["half"]
    box = (x, y, half, half * (0.72 if letter == "O" else 0.9))
    cover, colour = polygon_mask(outline(letter), box), colour_of(letter, look)
    edge = cover - cv2.erode(cover, np.ones((look["rim"],) * 2))
    solid = look["filled"] and look["family"] not in ("ink", "pencil") or (look["family"] == "ink" and look["packs"])
    if solid:
        picture = paint(picture, cover, colour)
        ink = (252, 252, 250)
    else:
        picture = paint(picture, cover, (254, 254, 252))
        if look["family"] == "pencil":
            picture = paint(picture, hatched(cover, rng), colour)
        picture = paint(picture, edge, colour if look["family"] != "pencil" else (60, 55, 50))
        ink = (35, 32, 30) if look["family"] in ("ink", "pencil") else colour
    size = int(half * SIZE * (1.0 if letter not in "P" else 0.8)) // 2 * 2
    if look["packs"]:
        icon = icons.mask(folder, chosen[letter], size)
    else:
        icon = doodle(letter, size, np.random.default_rng([look["seed"], ord(letter)]), look["hollow"], look["line"])
    drop = {"P": 0.3, "H": 0.18}.get(letter, 0)
    return paint(picture, place_mask(icon, x, y + drop * half), ink)


def tile(letter, look, chosen, folder):
    rng = np.random.default_rng([look["seed"], ord("T" if letter in "MDEB" else letter)])
    picture = np.full((SIZE, SIZE, 3), look["card"], np.float32)
    picture = building(picture, letter, look, rng)
    image = Image.fromarray(np.uint8(np.clip(picture, 0, 255)))
    pen = ImageDraw.Draw(image)
    if look["words"]:
        font = ImageFont.truetype("DejaVuSans.ttf", 44)
        pen.text((SIZE * 0.1, SIZE * 0.86), NAMES[letter], (40, 40, 40), font)
    if look["frame"]:
        pen.rectangle([10, 10, SIZE - 10, SIZE - 10], outline=(60, 60, 60), width=5)
    picture = badge(np.asarray(image, np.float32), letter, look, chosen, folder, rng)
    if look["family"] == "pencil":  # no line is straight
        wave = cv2.resize(
            rng.normal(0, 2.2, (12, 12, 2)).astype(np.float32), (SIZE, SIZE), interpolation=cv2.INTER_CUBIC
        )
        y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
        picture = cv2.remap(
            picture, x + wave[..., 0], y + wave[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
    return picture


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--icons", type=Path, required=True, help="folder of the unpacked icon packages")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    for f, family in enumerate(FAMILIES):
        for k in range(SETS):
            folder = args.out / f"{family}-{k}"
            if (folder / "finish.json").exists():
                continue
            folder.mkdir(parents=True, exist_ok=True)
            rng = np.random.default_rng([args.seed, f, k])
            look, chosen = habits(rng, family), icons.choose(rng)
            for letter in NAMES:
                picture = tile(letter, look, chosen, args.icons)
                Image.fromarray(np.uint8(np.clip(picture, 0, 255))).save(folder / f"{letter}.png")
            (folder / "finish.json").write_text(json.dumps({"radius": 0.01, "roughness": 0.9, "linen": False}))


if __name__ == "__main__":
    main()
