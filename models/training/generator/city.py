"""Sixteen places, the pieces that fill them, and the picture of the city seen from straight above."""

from dataclasses import dataclass

import cv2
import numpy as np

from ..labels import ART, KINDS

# Empty border of the city's own picture, in tiles, for crooked pieces.
BORDER = 0.3


@dataclass
class City:
    """`lattice` are the points where cells meet, row by row in tile units, with the cells grown by
    half the gap so that neighbours meet."""

    lattice: np.ndarray
    picture: np.ndarray
    alpha: np.ndarray
    scale: float

    def to_plane(self) -> np.ndarray:
        """From picture pixels to tile units."""
        s = 1 / self.scale
        return np.array([[s, 0, -BORDER], [0, s, -BORDER], [0, 0, 1]])


def sample_kinds(rng: np.random.Generator, count: int = 16) -> np.ndarray:
    """Kinds of a city: mostly even, sometimes dominated by a few."""
    p = np.ones(len(KINDS)) if rng.random() < 0.6 else rng.dirichlet(np.ones(len(KINDS)))
    return rng.choice(len(KINDS), count, p=p / p.sum())


def sample_turns(rng: np.random.Generator, share: float = 0.2) -> np.ndarray:
    """Quarter turns of sixteen tiles: all upright, or one to three that were laid the wrong way."""
    turns = np.zeros(16, int)
    if rng.random() < share:
        wrong = rng.choice(16, rng.integers(1, 4), replace=False)
        turns[wrong] = rng.integers(1, 4, len(wrong))
    return turns


def pieces(rng: np.random.Generator, rows: int, cols: int) -> list[list[int]]:
    """Single places and two duplexes, as lists of places."""
    used: set[int] = set()
    out = []
    places = rows * cols
    for _ in range(2):
        options = [(i, i + 1) for i in range(places) if i % cols < cols - 1] + [
            (i, i + cols) for i in range(places - cols)
        ]
        options = [o for o in options if not used & set(o)]
        pair = options[rng.integers(len(options))]
        used |= set(pair)
        out.append(list(pair))
    return out + [[i] for i in range(places) if i not in used]


def make_city(
    faces: list[np.ndarray | None],
    scale: float,
    rng: np.random.Generator,
    rows: int = 4,
    cols: int = 4,
    gap_max: float = 0.12,
) -> City:
    """Lay `faces` (one per place, None for an empty place) and draw them from above."""
    gap = rng.choice([rng.uniform(0, 0.015), rng.uniform(0, 0.05), rng.uniform(0.03, gap_max)], p=[0.4, 0.35, 0.25])
    crook = rng.choice([0, 1, 2.2]) * rng.random()
    slip = min(gap * 0.4, 0.03) + rng.choice([0, 0.012])
    corner = rng.choice([0, rng.uniform(0, 0.06)])
    tall, wide = (int(round((n + 2 * BORDER) * scale)) for n in (rows, cols))
    picture = np.zeros((tall, wide, 3), np.uint8)
    alpha = np.zeros((tall, wide), np.uint8)
    quads = np.zeros((rows * cols, 4, 2))
    small = int(np.clip(round(scale), 24, ART))
    shrunk: dict[int, np.ndarray] = {}
    for piece in pieces(rng, rows, cols):
        down, across = [p // cols for p in piece], [p % cols for p in piece]
        centre = np.array([np.mean(across) + 0.5, np.mean(down) + 0.5])
        size = np.array([max(across) - min(across) + 1, max(down) - min(down) + 1]) - gap
        turn = np.radians(rng.normal(0, crook))
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        move = rng.normal(0, slip, 2)

        def place(points):
            """Nominal tile units to where they lie on the crooked piece."""
            return (points - centre) @ spin.T + centre + move

        for p in piece:
            own = np.array([p % cols, p // cols], float)
            cell = own + np.array([[0, 0], [1, 0], [1, 1], [0, 1]])
            quads[p] = place(cell)
            face = faces[p]
            if face is None:
                continue
            key = id(face)
            if key not in shrunk:
                shrunk[key] = cv2.resize(face, (small, small), interpolation=cv2.INTER_AREA) if small < ART else face
            art = shrunk[key]
            # The part of the piece this cell shows: the gap is lost only at the piece's rim.
            low = np.maximum(cell[0], centre - size / 2)
            high = np.minimum(cell[2], centre + size / 2)
            target = place(np.array([low, [high[0], low[1]], [low[0], high[1]]]))
            target = ((target + BORDER) * scale - 0.5).astype(np.float32)
            n = art.shape[0]
            source = np.array([[-0.5, -0.5], [n - 0.5, -0.5], [-0.5, n - 0.5]], np.float32)
            m = cv2.getAffineTransform(source, target)
            x0, y0 = np.maximum(np.floor(target.min(0)).astype(int) - 4, 0)
            span = int(scale * 1.25) + 8
            x1, y1 = min(wide, x0 + span), min(tall, y0 + span)
            m[:, 2] -= (x0, y0)
            part = cv2.warpAffine(art, m, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            shape = np.zeros((y1 - y0, x1 - x0), np.uint8)
            fourth = target[1] + target[2] - target[0]
            poly = np.array([target[0], target[1], fourth, target[2]]) - (x0, y0) + 0.5
            cv2.fillPoly(shape, [np.round(poly * 16 - 8).astype(np.int32)], 255, cv2.LINE_8, shift=4)
            if corner > 0:
                r = max(1, int(corner * scale))
                shape = cv2.morphologyEx(shape, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (r, r)))
            cv2.copyTo(part, shape, picture[y0:y1, x0:x1])
            np.maximum(alpha[y0:y1, x0:x1], shape, out=alpha[y0:y1, x0:x1])
    return City(lattice_of(quads, rows, cols), picture, alpha, scale)


def lattice_of(quads: np.ndarray, rows: int, cols: int) -> np.ndarray:
    """The mean of the cell corners that meet at each point, row by row."""
    total, count = np.zeros((rows + 1, cols + 1, 2)), np.zeros((rows + 1, cols + 1, 1))
    for p in range(rows * cols):
        r, c = divmod(p, cols)
        for k, (dr, dc) in enumerate([(0, 0), (0, 1), (1, 1), (1, 0)]):
            total[r + dr, c + dc] += quads[p, k]
            count[r + dr, c + dc] += 1
    return (total / count).reshape(-1, 2)
