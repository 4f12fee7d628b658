"""Composes photos without Blender: flat tiles on a table, through a pinhole camera. Seconds become tenths, so that
many copies, lamps and arrangements can be measured; what light does in earnest, the rendered splits show.

    python snapshot.py --art ART --out OUT --split home turned lamp table larger holes plain --count 60 --seed 1

ART is a folder painted by homemade.py and, for the other splits, by art.py.
"""

import argparse
import shutil
from pathlib import Path

import cv2
import numpy as np
import post
from PIL import Image, ImageDraw
from truth import append_truth, notation, random_city

SPLITS = ("home", "turned", "lamp", "table", "larger", "holes", "plain")
HOME = ("flat", "cream", "ink", "layout", "pencil")
PUBLISHED = ("press", "reprint", "own", "press", "alt")
TILE = 220  # pixels of a tile while a city is laid
LONG = 1600  # long side of a photo; a whole table gets more
TABLE_LONG = 3200
LAMPS = {
    "sodium": (1.0, 0.62, 0.06),
    "candle": (1.0, 0.52, 0.14),
    "red": (1.0, 0.2, 0.12),
    "dusk": (0.55, 0.7, 1.0),
    "none": (1.0, 1.0, 1.0),
}


def lay(faces, letters, rng, turns=None):
    """A city seen from straight above: picture, alpha, and its own square in pixels."""
    rows, cols = len(letters), len(letters[0])
    rim, gap = TILE // 2, rng.choice([0.0, rng.uniform(0, 6), rng.uniform(4, 16)])
    board = Image.new("RGBA", (int(cols * (TILE + gap)) + 2 * rim, int(rows * (TILE + gap)) + 2 * rim))
    for r in range(rows):
        for c in range(cols):
            if letters[r][c] == ".":
                continue
            face = faces[letters[r][c]]
            if turns is not None and turns[r][c]:
                face = face.rotate(-90 * turns[r][c])
            face = face.rotate(rng.normal(0, 0.5), Image.BICUBIC, expand=True)
            at = np.array([rim + c * (TILE + gap), rim + r * (TILE + gap)]) + rng.normal(0, gap * 0.1 + 0.6, 2)
            board.alpha_composite(face, tuple(int(round(v)) for v in at - (np.array(face.size) - TILE) / 2))
    board = np.asarray(board)
    right, low = rim + cols * (TILE + gap) - gap, rim + rows * (TILE + gap) - gap
    return board[..., :3], board[..., 3], np.array([[rim, rim], [right, rim], [right, low], [rim, low]], float)


def surface(rng, width, height):
    """A table top: boards, cloth, stone or plain lacquer."""
    kind = str(rng.choice(["boards", "cloth", "stone", "plain"], p=[0.4, 0.2, 0.2, 0.2]))
    base = np.array(
        rng.choice([[150, 105, 65], [95, 65, 45], [205, 180, 145], [70, 90, 80], [180, 180, 185], [60, 60, 70]]), float
    )
    base = base * rng.uniform(0.75, 1.2)
    top = np.ones((height, width, 3), np.float32) * base.astype(np.float32)
    if kind == "boards":
        grain = cv2.resize(
            rng.normal(0, 1, (height // 2, 12)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC
        )
        top *= 1 + 0.07 * grain[..., None]
        for y in range(0, height, int(rng.integers(90, 300))):
            top[y : y + 2] *= 0.6
    elif kind == "cloth":
        y, x = np.mgrid[0:height, 0:width]
        step = rng.uniform(20, 90)
        top *= (1 + 0.14 * ((x // step + y // step) % 2) + 0.04 * np.sin(x) * np.sin(y))[..., None].astype(np.float32)
    elif kind == "stone":
        for cell in (4, 20, 90):
            spots = rng.normal(0, 1, (height // cell + 2, width // cell + 2)).astype(np.float32)
            top *= 1 + 0.07 * cv2.resize(spots, (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    return np.clip(top, 0, 255), kind


def view(rng, size, tilt, turn, span):
    """Homography from the table (tiles around its middle) to pixels; `span` tiles fill the picture's short side."""
    width, height = size
    focal = 1.1 * max(size)
    spin = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    lean = np.array([[1, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
    pose = lean @ spin
    pose[:, 2] = (0, 0, focal * span / min(size))
    return np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]]) @ pose


def project(h, points):
    q = np.concatenate([points, np.ones((len(points), 1))], 1) @ h.T
    return q[:, :2] / q[:, 2:]


def drop(photo, board, alpha, h, shadow):
    """Lays a cut-out on the photo through a homography from its pixels, with a soft shadow beneath."""
    size = photo.shape[1::-1]
    cover = cv2.warpPerspective(alpha, h, size, flags=cv2.INTER_AREA).astype(np.float32) / 255
    picture = cv2.warpPerspective(board, h, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE).astype(
        np.float32
    )
    soft = cv2.GaussianBlur(np.roll(cover, shadow, (0, 1)), (0, 0), 4)
    photo *= (1 - 0.45 * soft * (1 - cover))[..., None]
    photo += (picture - photo) * cover[..., None]


def thing(rng):
    """A card, a mug from above, a pawn or a hand: something that is no city."""
    image = Image.new("RGBA", (300, 300))
    pen = ImageDraw.Draw(image)
    colour = tuple(int(v) for v in rng.integers(20, 240, 3)) + (255,)
    kind = int(rng.integers(4))
    if kind == 0:
        pen.rounded_rectangle([20, 60, 280, 240], 14, fill=colour, outline=(240, 240, 240, 255), width=6)
        pen.rectangle([50, 90, 140, 210], fill=tuple(int(v) for v in rng.integers(0, 255, 3)) + (255,))
    elif kind == 1:
        pen.ellipse([30, 30, 270, 270], fill=colour)
        pen.ellipse([60, 60, 240, 240], fill=(60, 38, 22, 255))
    elif kind == 2:
        pen.polygon(
            [(150, 40), (200, 130), (260, 150), (200, 180), (220, 270), (80, 270), (100, 180), (40, 150), (100, 130)],
            fill=colour,
        )
    else:
        for k in range(4):
            pen.rounded_rectangle([40 + 58 * k, 60 + 20 * abs(k - 1), 90 + 58 * k, 300], 25, fill=(208, 160, 130, 255))
    board = np.asarray(image)
    return board[..., :3], board[..., 3]


def at(centre, turn, width, shape):
    """From pixels of a cut-out to the table."""
    s = width / shape[1]
    c, n = np.cos(turn) * s, np.sin(turn) * s
    m = np.array([[c, -n, 0], [n, c, 0], [0, 0, 1.0]])
    m[:2, 2] = np.asarray(centre) - m[:2, :2] @ (shape[1] / 2, shape[0] / 2)
    return m


def places(rng, count):
    """Middles of cities around a table, in tiles."""
    if count == 1:
        return [np.zeros(2)]
    radius = 3.4 / np.sin(np.pi / count) * rng.uniform(0.98, 1.15) if count > 2 else 4
    start = rng.uniform(0, 6.28)
    return [
        radius * np.array([np.cos(start + 6.2832 * k / count), np.sin(start + 6.2832 * k / count)])
        for k in range(count)
    ]


def expose(rng, photo, lamp, tile):
    """Light and phone: the judge's own post."""
    height, width = photo.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    angle = rng.uniform(0, 6.28)
    fall = np.exp(rng.uniform(0, 0.5) * (np.cos(angle) * x + np.sin(angle) * y))[..., None].astype(np.float32)
    linear = (photo / 255) ** 2.2 * fall
    if lamp != "none":  # one colour: what is not of it is only brighter or darker
        grey = linear @ np.array([0.55, 0.42, 0.03], np.float32)
        kept = rng.uniform(0.0, 0.15)
        linear = (grey[..., None] * (1 - kept) + linear * kept) * np.array(LAMPS[lamp], np.float32)
    shot = {
        "key": rng.uniform(0.15, 0.25),
        "white": (1, 1, 1),
        "balance": 0,
        "cast": rng.uniform(0.95, 1.05, 3) if lamp == "none" else (1, 1, 1),
        "megapixels": width * height / 1e6,
        "vignette": rng.uniform(0, 0.3),
        "motion": 0,
        "angle": 0,
        "defocus": rng.choice([0, rng.uniform(0.004, 0.012)]),
        "tile": tile,
        "noise": rng.uniform(0.1, 0.5),
        "sharpen": rng.uniform(0, 0.5),
    }
    return post.develop(rng, linear.astype(np.float32), shot)[0]


def compose(split, rng, faces, lamp):
    """One photo and its cities: a list of (letters, corners), and tags."""
    count = int(rng.integers(3, 8)) if split == "table" else 1
    long_side = TABLE_LONG if split == "table" else LONG
    ratio = float(rng.choice([4 / 3, 16 / 9, 1.0]))
    size = (long_side, int(long_side / ratio))
    if rng.random() < 0.5:
        size = size[::-1]
    top, kind = surface(rng, *size)
    photo = top.copy()
    spots = places(rng, count)
    reach = (
        max(np.abs(np.array(spots)).max() + 3.2, 2.6 * rng.uniform(1.05, 1.5)) if count > 1 else rng.uniform(2.5, 3.6)
    )
    tilt = np.radians(rng.uniform(0, 30))
    h = view(rng, size, tilt, rng.choice([0, 1, 2, 3]) * np.pi / 2 + rng.normal(0, 0.12), 2 * reach)
    shadow = tuple(int(v) for v in rng.integers(-8, 9, 2))
    for _ in range(int(rng.integers(0, 4)) if count == 1 else int(rng.integers(3, 9))):
        board, alpha = thing(rng)
        way = rng.uniform(0, 6.28)
        centre = np.array([np.cos(way), np.sin(way)]) * (rng.uniform(3.6, 5) if count == 1 else rng.uniform(0, 2))
        drop(photo, board, alpha, h @ at(centre, rng.uniform(0, 6.28), rng.uniform(0.6, 1.8), alpha.shape), shadow)
    cities = []
    for spot in spots:
        letters = random_city(rng)
        turns = None
        if split == "turned":
            turns = np.zeros((4, 4), int)
            for p in rng.choice(16, rng.integers(1, 3), replace=False):
                turns[p // 4, p % 4] = rng.integers(1, 4)
        if split == "holes":
            for p in rng.choice(16, rng.integers(1, 4), replace=False):
                letters[p // 4][p % 4] = "."
        if split == "larger":
            rows, cols = [(5, 5), (5, 5), (4, 5), (5, 4)][int(rng.integers(4))]
            letters = [[str(v) for v in rng.choice(list("SFMDEBOPH"), cols)] for _ in range(rows)]
        board, alpha, square = lay(faces, letters, rng, turns)
        turn = rng.choice([0, 1, 2, 3]) * np.pi / 2 + rng.normal(0, 0.1) if count > 1 else 0
        m = h @ at(spot, turn, board.shape[1] / TILE, board.shape)
        drop(photo, board, alpha, m, shadow)
        cities.append((letters, project(m, square)))
    tile = np.linalg.norm(cities[0][1][1] - cities[0][1][0]) / 4
    tags = [kind, lamp, f"tilt{int(round(np.degrees(tilt) / 10) * 10)}"] + ([f"cities{count}"] if count > 1 else [])
    return expose(rng, photo, lamp, tile), cities, tags


def clockwise(cities):
    """Cities around their common middle, from straight up."""
    middle = np.mean([corners.mean(0) for _, corners in cities], 0)

    def way(city):
        x, y = city[1].mean(0) - middle
        return np.arctan2(x, -y) % (2 * np.pi)

    return sorted(cities, key=way)


def truth_row(split, name, art, cities, tags, size):
    """What evaluate.py compares with."""
    row = {"photo": name, "city": None, "corners": None, "split": split, "art": art, "tags": tags, "size": size}
    described = [
        {"city": notation(letters), "corners": corners.round(1).tolist()} for letters, corners in clockwise(cities)
    ]
    if split == "table":
        row["cities"] = described
    elif split != "larger":
        row.update(described[0])
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--art", type=Path, required=True, help="folder of painted printings")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--split", nargs="+", choices=SPLITS, default=["home"])
    parser.add_argument("--count", type=int, default=60, help="photos of each split")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for split in args.split:
        out = args.out / split
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        families = HOME if split == "home" else PUBLISHED
        for index in range(args.count):
            rng = np.random.default_rng([args.seed, SPLITS.index(split), index])
            family = families[index % len(families)]
            names = sorted(p.parent.name for p in args.art.glob(f"{family}-*/finish.json"))
            art = str(names[rng.integers(len(names))])
            faces = {
                p.stem: Image.open(p).convert("RGBA").resize((TILE, TILE), Image.LANCZOS)
                for p in (args.art / art).glob("?.png")
            }
            lamp = (
                str(rng.choice([k for k in LAMPS if k != "none"], p=[0.4, 0.3, 0.1, 0.2]))
                if split == "lamp"
                else "none"
            )
            photo, cities, tags = compose(split, rng, faces, lamp)
            name = f"{index:04d}.jpg"
            post.save(out / name, photo, int(rng.integers(80, 95)), 1)
            append_truth(out, truth_row(split, name, art, cities, tags, [photo.shape[1], photo.shape[0]]))


if __name__ == "__main__":
    main()
