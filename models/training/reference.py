"""The whole reading of a photo in Python: for calibration and debugging only.

The app does the same in Rust; CONTRACT.md describes each step. Names of steps and constants agree.
"""
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
import onnxruntime as ort

from .camera import project
from .frames import SPAN
from .labels import BADGE_PX, BADGE_WINDOW, FRAME_PX, KINDS, LOCATE_PX, MARGIN, NONE, TILE_PX
from .propose import Candidate, propose
from .samples import NOMINAL, cell_corners, square
from .warp import Pyramid, fit, homography

# Taps of the blur, across and down, of the second try at locating.
SOFT = np.array([1, 4, 6, 4, 1], np.float32) / 16
# How the locate net looks, one way after the other until a city is found: at the whole photo, the
# same blurred, and at squares in it (turned by degrees, share of the long side, where across and down).
GLANCES = ("whole", "soft", (30, .8, .5, .5), (60, .65, .5, .5), (0, 1.3, .5, .5),
           (0, .55, 0, 0), (0, .55, 1, 0), (0, .55, 0, 1), (0, .55, 1, 1))
# Below this many pixels along a tile nothing can be read, whatever the nets say.
LEAST_TILE = 16
# At most this many candidates get a second look; the first with a logit above SURE is taken.
MAX_LOOKS = 4
SURE = 2.5
# The second look is repeated once when it moved a corner by more than this, in tiles.
AGAIN = .2
# What a frame's logit loses for each tile by which the worst of its points misses the common plane.
BENT = 10
# Probability below which a cell is looked at again, and the app asks the user to look at it.
DOUBT = .9
# Windows of the second look at a badge: shift across and down in tiles, zoom about the middle.
WINDOWS = ((.04, 0, 1), (-.04, 0, 1), (0, .04, 1), (0, -.04, 1), (0, 0, 1.1), (0, 0, .9))
# How far a cell follows its own lattice points away from the common homography, 0 to 1.
FOLLOW = .6


@dataclass
class Reading:
    """What came of a photo. `lattice` is upright: row by row from the city's top left."""
    city: float = 0.0
    features: np.ndarray = field(default_factory=lambda: np.zeros(5))
    lattice: np.ndarray | None = None
    badge: np.ndarray | None = None  # 16 x 10 probabilities
    again: np.ndarray | None = None  # the same, through all windows
    tile: np.ndarray | None = None
    cells: np.ndarray | None = None  # 16 x 9 probabilities


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def chw(pictures: list[np.ndarray]) -> np.ndarray:
    return np.ascontiguousarray(np.stack(pictures).transpose(0, 3, 1, 2)).astype(np.float32) / 255


class Reader:
    """The four nets and the steps between them."""

    def __init__(self, folder: Path, calibration: dict):
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        self.net = {n: ort.InferenceSession(str(folder / f"{n}.onnx"), options, providers=["CPUExecutionProvider"])
                    for n in ("locate", "refine", "badge", "tile")}
        self.calibration = calibration

    def candidates(self, photo: np.ndarray, pyramid: Pyramid, glance) -> list[Candidate]:
        """The first look, in one of the ways of GLANCES."""
        if isinstance(glance, tuple):
            to_photo = part_to_photo(photo.shape, *glance)
            x = pyramid.cut(to_photo, LOCATE_PX)
        else:
            small, _ = fit(photo, LOCATE_PX)
            if glance == "soft":
                small = cv2.sepFilter2D(small, -1, SOFT, SOFT, borderType=cv2.BORDER_REPLICATE)
            x = np.zeros((LOCATE_PX, LOCATE_PX, 3), np.uint8)
            x[:small.shape[0], :small.shape[1]] = small
            to_photo = np.diag([photo.shape[1] / small.shape[1], photo.shape[0] / small.shape[0], 1.0])
        heat, quad = self.net["locate"].run(None, {"photo": chw([x])})
        return propose(heat[0], quad[0], to_photo)

    def refine(self, pyramid: Pyramid, h: np.ndarray) -> tuple[np.ndarray, np.ndarray, float]:
        """Better homography, the 25 points in photo pixels, and the city logit."""
        frame = h @ np.array([[SPAN / FRAME_PX, 0, -MARGIN], [0, SPAN / FRAME_PX, -MARGIN], [0, 0, 1]])
        x = pyramid.cut(frame, FRAME_PX)
        points, spread, logit = self.net["refine"].run(None, {"frame": chw([x])})
        g = homography(NOMINAL, points[0], 1 / (2 + spread[0]))
        raw = project(frame, points[0].astype(float))
        bend = np.linalg.norm(project(np.linalg.inv(g), points[0].astype(float)) - NOMINAL, axis=1).max()
        return frame @ g, raw, float(logit[0, 0]) - BENT * bend

    def look(self, pyramid: Pyramid, h: np.ndarray):
        """The second look, repeated once if it moved much."""
        g, raw, logit = self.refine(pyramid, h)
        moved = project(np.linalg.inv(h), project(g, square(0, 4))) - square(0, 4)
        if np.linalg.norm(moved, axis=1).max() > AGAIN:
            g, raw, logit = self.refine(pyramid, g)
        return g, raw, logit

    def classify(self, pyramid: Pyramid, lattice: np.ndarray):
        """Upright lattice, badge and tile probabilities; orientation from all badges together."""
        grids = [np.rot90(lattice.reshape(5, 5, 2), k).reshape(25, 2) for k in range(4)]
        crops = [crop(pyramid, g, p, BADGE_WINDOW, BADGE_PX) for g in grids for p in range(16)]
        badge = softmax(self.net["badge"].run(None, {"crops": chw(crops)})[0]).reshape(4, 16, 10)
        k = int(np.log(np.maximum(1 - badge[..., NONE], .02)).sum(1).argmax())
        tiles = [crop(pyramid, grids[k], p, 1.0, TILE_PX) for p in range(16)]
        tile = softmax(self.net["tile"].run(None, {"crops": chw(tiles)})[0])
        return grids[k], badge[k], self.look_again(pyramid, grids[k], badge[k]), tile

    def look_again(self, pyramid: Pyramid, lattice: np.ndarray, badge: np.ndarray) -> np.ndarray:
        """The geometric mean of the badges seen and of those seen through WINDOWS."""
        crops = [crop(pyramid, lattice, p, BADGE_WINDOW, BADGE_PX, *w) for w in WINDOWS for p in range(16)]
        others = softmax(self.net["badge"].run(None, {"crops": chw(crops)})[0]).reshape(len(WINDOWS), 16, 10)
        return softmax(np.log(np.concatenate([badge[None], others]) + 1e-6).mean(0))

    def second_look(self, pyramid: Pyramid, frames: list) -> tuple | None:
        """The best look at (homography, candidate) pairs, or the first sure one."""
        best = None
        for h, candidate in frames:
            found = self.look(pyramid, h)
            if plausible(found[0]) and (best is None or found[2] > best[2]):
                best = (*found, candidate)
            if best and best[2] > SURE:
                break
        return best

    def read(self, photo: np.ndarray) -> Reading:
        """Look again and again until something surely looks like a city; failing that, take what
        looked most like one."""
        pyramid = Pyramid(photo)
        best = None
        for glance in GLANCES:
            candidates = self.candidates(photo, pyramid, glance)[:MAX_LOOKS]
            found = self.second_look(pyramid, [(c.h, c) for c in candidates])
            if found is None:
                continue
            if found[2] > SURE:
                reading = self.tiles(pyramid, found)
                if reading.city >= self.calibration["city"]["threshold"]:
                    return reading
            if best is None or found[2] > best[2]:
                best = found
        if best is None:
            return Reading()
        # Perhaps the frame is off by a row or a column.
        middle = best[0]
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            found = self.look(pyramid, middle @ np.array([[1, 0, dx], [0, 1, dy], [0, 0, 1.0]]))
            if plausible(found[0]) and found[2] > best[2]:
                best = (*found, best[3])
        return self.tiles(pyramid, best)

    def tiles(self, pyramid: Pyramid, found: tuple) -> Reading:
        """Classify the cells of a found city and weigh whether it is one."""
        g, raw, logit, candidate = found
        smooth = project(g, NOMINAL)
        lattice, badge, again, tile = self.classify(pyramid, smooth + FOLLOW * (raw - smooth))
        seen = (1 - badge[:, NONE]).reshape(4, 4)
        edge = min(seen[0].mean(), seen[3].mean(), seen[:, 0].mean(), seen[:, 3].mean())
        features = np.array([logit, seen.mean(), candidate.centre, candidate.evidence, edge])
        k = self.calibration["city"]
        city = float(1 / (1 + np.exp(-(np.dot(k["weights"], features) + k["bias"]))))
        return Reading(city, features, lattice, badge, again, tile, settle(badge, again, tile, self.calibration["cell"]))


def part_to_photo(shape, degrees: float, share: float, across: float, down: float) -> np.ndarray:
    """From the locate net's input to a turned square in the photo."""
    h, w = shape[:2]
    part = share * max(w, h)
    x, y = part / 2 + across * (w - part), part / 2 + down * (h - part)
    step = part / LOCATE_PX
    a, b = step * np.cos(np.radians(degrees)), step * np.sin(np.radians(degrees))
    half = LOCATE_PX / 2
    return np.array([[a, -b, x - half * (a - b)], [b, a, y - half * (a + b)], [0, 0, 1.0]])


def plausible(h: np.ndarray) -> bool:
    """Whether a city could lie there: not folded over, and large enough to be read."""
    q = project(h, square(0, 4))
    d = np.roll(q, -1, 0) - q
    e = np.roll(d, -1, 0)
    turns = d[:, 0] * e[:, 1] - d[:, 1] * e[:, 0]
    area = .5 * np.sum(q[:, 0] * np.roll(q[:, 1], -1) - q[:, 1] * np.roll(q[:, 0], -1))
    return bool((turns > 0).all() and area >= (4 * LEAST_TILE) ** 2)


def combine(badge: np.ndarray, tile: np.ndarray, k: dict) -> np.ndarray:
    """Probabilities of the nine kinds from both views; "none" says nothing about the kind."""
    n = len(KINDS)
    b = np.log(badge[..., :n] + badge[..., n:] / n + k["floor"])
    t = np.log(tile[..., :n] + tile[..., n:] / n + k["floor"])
    return softmax(k["badge"] * b + k["tile"] * t)


def settle(badge: np.ndarray, again: np.ndarray, tile: np.ndarray, k: dict) -> np.ndarray:
    """Probabilities at first sight; where they leave doubt, those of the second look."""
    first = combine(badge, tile, k)
    return np.where(first.max(-1, keepdims=True) < DOUBT, combine(again, tile, k), first)


def crop(pyramid: Pyramid, lattice: np.ndarray, place: int, part: float, px: int,
         across: float = 0, down: float = 0, zoom: float = 1) -> np.ndarray:
    """The top-left `part` of a cell as a square of `px` pixels, or a window beside it."""
    middle = (1 - zoom) * px / 2
    beside = np.array([[zoom, 0, across * px / part + middle], [0, zoom, down * px / part + middle], [0, 0, 1]])
    return pyramid.cut(homography(square(0, px / part), cell_corners(lattice, place)) @ beside, px)
