"""Sixteen places, the pieces that fill them, and the picture of the city seen from straight above."""
from dataclasses import dataclass

import cv2
import numpy as np

from .labels import ART, KINDS

# Empty border of the city's own picture, in tiles, for crooked pieces.
BORDER = 0.3


@dataclass
class City:
    """`kinds` holds an index into KINDS or -1; `quads` the 16 cells' corners in tile units,
    grown by half the gap so that neighbours meet; `lattice` the 25 points where cells meet."""
    kinds: np.ndarray
    quads: np.ndarray
    lattice: np.ndarray
    picture: np.ndarray
    alpha: np.ndarray
    scale: float

    def to_plane(self) -> np.ndarray:
        """From picture pixels to tile units."""
        s = 1 / self.scale
        return np.array([[s, 0, -BORDER], [0, s, -BORDER], [0, 0, 1]])


def sample_kinds(rng: np.random.Generator) -> np.ndarray:
    """Sixteen kinds: mostly even, sometimes dominated by a few."""
    p = np.ones(len(KINDS)) if rng.random() < .6 else rng.dirichlet(np.ones(len(KINDS)))
    return rng.choice(len(KINDS), 16, p=p / p.sum())


def pieces(rng: np.random.Generator) -> list[list[int]]:
    """Twelve single places and two duplexes, as lists of places."""
    used: set[int] = set()
    out = []
    for _ in range(2):
        options = [(i, i + 1) for i in range(16) if i % 4 < 3] + [(i, i + 4) for i in range(12)]
        options = [o for o in options if not used & set(o)]
        pair = options[rng.integers(len(options))]
        used |= set(pair)
        out.append(list(pair))
    return out + [[i] for i in range(16) if i not in used]


def make_city(faces: list[np.ndarray | None], kinds: np.ndarray, scale: float, rng: np.random.Generator,
              gap_max: float = .12) -> City:
    """Lay `faces` (one per place, None for an empty place) and draw them from above."""
    gap = rng.choice([rng.uniform(0, .015), rng.uniform(0, .05), rng.uniform(.03, gap_max)], p=[.4, .35, .25])
    crook = rng.choice([0, 1, 2.2]) * rng.random()
    slip = min(gap * .4, .03) + rng.choice([0, .012])
    corner = rng.choice([0, rng.uniform(0, .06)])
    side = int(round((4 + 2 * BORDER) * scale))
    picture = np.zeros((side, side, 3), np.uint8)
    alpha = np.zeros((side, side), np.uint8)
    quads = np.zeros((16, 4, 2))
    small = int(np.clip(round(scale), 24, ART))
    shrunk: dict[int, np.ndarray] = {}
    for piece in pieces(rng):
        rows, cols = [p // 4 for p in piece], [p % 4 for p in piece]
        centre = np.array([np.mean(cols) + .5, np.mean(rows) + .5])
        size = np.array([max(cols) - min(cols) + 1, max(rows) - min(rows) + 1]) - gap
        turn = np.radians(rng.normal(0, crook))
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        move = rng.normal(0, slip, 2)

        def place(points):
            """Nominal tile units to where they lie on the crooked piece."""
            return (points - centre) @ spin.T + centre + move

        for p in piece:
            own = np.array([p % 4, p // 4], float)
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
            target = ((target + BORDER) * scale - .5).astype(np.float32)
            n = art.shape[0]
            source = np.array([[-.5, -.5], [n - .5, -.5], [-.5, n - .5]], np.float32)
            m = cv2.getAffineTransform(source, target)
            x0, y0 = np.maximum(np.floor(target.min(0)).astype(int) - 4, 0)
            span = int(scale * 1.25) + 8
            x1, y1 = min(side, x0 + span), min(side, y0 + span)
            m[:, 2] -= (x0, y0)
            part = cv2.warpAffine(art, m, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            shape = np.zeros((y1 - y0, x1 - x0), np.uint8)
            fourth = target[1] + target[2] - target[0]
            poly = np.array([target[0], target[1], fourth, target[2]]) - (x0, y0) + .5
            cv2.fillPoly(shape, [np.round(poly * 16 - 8).astype(np.int32)], 255, cv2.LINE_8, shift=4)
            if corner > 0:
                r = max(1, int(corner * scale))
                shape = cv2.morphologyEx(shape, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (r, r)))
            cv2.copyTo(part, shape, picture[y0:y1, x0:x1])
            np.maximum(alpha[y0:y1, x0:x1], shape, out=alpha[y0:y1, x0:x1])
    return City(kinds, quads, lattice_of(quads), picture, alpha, scale)


def lattice_of(quads: np.ndarray) -> np.ndarray:
    """The mean of the cell corners that meet at each of the 25 points, row by row."""
    total, count = np.zeros((5, 5, 2)), np.zeros((5, 5, 1))
    for p in range(16):
        r, c = p // 4, p % 4
        for k, (dr, dc) in enumerate([(0, 0), (0, 1), (1, 1), (1, 0)]):
            total[r + dr, c + dc] += quads[p, k]
            count[r + dr, c + dc] += 1
    return (total / count).reshape(25, 2)
