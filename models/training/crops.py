"""Batches of badge windows and whole tiles, cut with fresh errors from stored cells."""

from pathlib import Path

import cv2
import numpy as np
import torch

from .colours import to_tensor
from .generator.samples import CELL_MARGIN, CELL_PX, CELL_TILE, NO_CELLS, covered
from .labels import BADGE_PX, EMPTY, FACELESS, NONE, TILE_PX, VACANT, WHOLE, WINDOWS
from .shards import Shards

# A badge hidden more than this counts as none; between the two it is not trained on.
HIDDEN, PARTLY = 0.65, 0.45
# A whole tile hidden more than this shows nothing; one hidden more than a badge may be is not trained on.
BURIED = 0.85
# The same for the share of a badge that lies in the window looked through.
INSIDE, OUTSIDE = 0.85, 0.5
# Share of a window's side that a badge takes up as published: which of several windows shows one best.
FILLED = 0.55
# How often a scene is looked at through the window that shows its badges, and through the published one if that is
# another; else through any, so that a net knows what no badge looks like.
SHOWN, PUBLISHED = 0.95, 0.3
# An empty place hidden more than this is not trained on.
EMPTY_HIDDEN = 0.3
# Share of training crops seen in another turn than the tile's own: the badge is then in another corner.
TURNED = 0.3
# Share of cells that something beside the scene's own troubles happens to: a blot of light or darkness hides a part of
# them, strokes of a pencil leave gaps, or thin lines are lost or run.
BLOTTED, HATCHED, INKED = 0.07, 0.06, 0.15
# A blot hides what lies under more than this of it.
OPAQUE = 0.8
# Cells of one scene in a batch: they are compared with one another.
GROUP = 12
IGNORE = -100


def in_window(box: np.ndarray, window: tuple[float, float, float]) -> float:
    """Share of the badge's box that lies in a window."""
    x, y, side = window
    low, high = np.maximum(box[:2], (x, y)), np.minimum(box[2:], (x + side, y + side))
    return float(np.prod(np.maximum(high - low, 0)) / np.prod(box[2:] - box[:2]))


def best_window(box: np.ndarray) -> int:
    """The window that shows the badge: the published one if it does, else the one that it fills as it should."""
    fits = [i for i, window in enumerate(WINDOWS) if in_window(box, window) >= INSIDE]
    if 0 in fits or not fits:
        return 0
    side = float(np.max(box[2:] - box[:2]))
    return min(fits, key=lambda i: abs(np.log(side / WINDOWS[i][2] / FILLED)))


def choose_window(box: np.ndarray, rng: np.random.Generator) -> tuple[float, float, float]:
    """A window through which to look at a scene's badges."""
    best = best_window(box)
    roll = rng.random()
    if roll >= SHOWN:
        return WINDOWS[rng.integers(len(WINDOWS))]
    return WINDOWS[0 if roll < PUBLISHED else best]


def cut(window: tuple[float, float, float], turn: int, px: int) -> np.ndarray:
    """Matrix from crop pixels (edges) to stored-cell pixels: a window of the tile as seen after turning the tile
    by `turn` quarters counter-clockwise."""
    x, y, side = window
    s = side * CELL_TILE / px
    to_tile = np.array([[s, 0, x * CELL_TILE], [0, s, y * CELL_TILE], [0, 0, 1]])
    half = CELL_TILE / 2
    c, n = [(1, 0), (0, 1), (-1, 0), (0, -1)][turn % 4]
    spin = np.array([[c, -n, half - c * half + n * half], [n, c, half - n * half - c * half], [0, 0, 1]])
    margin = CELL_MARGIN * CELL_TILE
    return np.array([[1, 0, margin], [0, 1, margin], [0, 0, 1]]) @ spin @ to_tile


def error(rng: np.random.Generator, amount: float) -> np.ndarray:
    """A small homography on the tile (CELL_TILE units) as an imperfect grid would cause."""
    a = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * CELL_TILE
    common = np.clip(rng.normal(0, 0.045 * amount, 2), -0.13, 0.13)
    own = np.clip(rng.normal(0, 0.025 * amount, (4, 2)), -0.06, 0.06)
    b = a + ((common + own) * CELL_TILE).astype(np.float32)
    m = CELL_MARGIN * CELL_TILE
    return cv2.getPerspectiveTransform(a + m, b + m)


def blot(cell: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A cell with a spot as white as glare or as dark as a shadow, hard or soft at its rim, and what that hides."""
    spot = np.zeros((CELL_PX, CELL_PX), np.float32)
    centre, axes = rng.uniform(0.1, 0.9, 2) * CELL_PX, np.exp(rng.uniform(np.log(0.12), np.log(0.9), 2)) * CELL_PX
    turn = rng.uniform(0, 180)
    if rng.random() < 0.7:
        cv2.ellipse(spot, (centre.tolist(), (2 * axes).tolist(), turn), 1.0, -1, cv2.LINE_AA)
    else:
        corners = cv2.boxPoints((centre.tolist(), (2 * axes).tolist(), turn))
        cv2.fillConvexPoly(spot, corners.astype(np.int32), 1.0, cv2.LINE_AA)
    if rng.random() < 0.7:
        spot = cv2.GaussianBlur(spot, (0, 0), rng.uniform(1, 0.12 * CELL_PX))
    spot *= rng.uniform(0.75, 1)
    colour = rng.uniform(235, 255, 3) if rng.random() < 0.65 else rng.uniform(0, 30, 3)
    blotted = cell + (colour.astype(np.float32) - cell) * spot[..., None]
    return blotted.astype(np.uint8), 255 * (spot > OPAQUE).astype(np.uint8)


def hatch(cell: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A cell whose colours were laid on in strokes: paper shows between them."""
    y, x = np.mgrid[0:CELL_PX, 0:CELL_PX].astype(np.float32)
    angle, step = rng.uniform(0, np.pi), rng.uniform(3, 9)
    wave = np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / step + rng.uniform(0, 6))
    gaps = np.clip(wave * rng.uniform(1, 3) - rng.uniform(0, 0.6), 0, 1) * rng.uniform(0.2, 0.6)
    paper = np.percentile(cell, 95, axis=(0, 1)).astype(np.float32)
    return (cell + (paper - cell) * gaps[..., None]).astype(np.uint8)


def ink(cell: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A cell whose dark lines, or light ones, are a little thinner."""
    thinner = (cv2.dilate if rng.random() < 0.5 else cv2.erode)(cell, np.ones((2, 2), np.uint8))
    share = rng.uniform(0.2, 0.8)
    return cv2.addWeighted(cell, 1 - share, thinner, share, 0)


class Cells(Shards):
    """Cells of all shards of a split, scene by scene."""

    def __init__(self, folder: Path, split: str, count: int):
        self.scenes: list[tuple] = []  # cells, kinds, turns, covers of badge and tile, the badge's box
        super().__init__(folder, split, count)

    def take(self, column) -> None:
        small = (np.array(column(name)) for name in ("kinds", "turns", "badge_cover", "tile_cover", "box"))
        keep = ~np.isin(column("name"), NO_CELLS)
        self.scenes += [row for row, use in zip(zip(column("cells"), *small), keep) if use]

    def example(
        self,
        scene: int,
        place: int,
        view: str,
        window: tuple[float, float, float],
        turn: int,
        jitter: np.ndarray,
        rng: np.random.Generator,
    ) -> tuple[np.ndarray, int]:
        """The crop of a cell seen through a window in a turn, with fresh troubles, and its label."""
        cells, kinds, turns, badge_cover, tile_cover, box = self.scenes[scene]
        px = BADGE_PX if view == "badge" else TILE_PX
        half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
        m = np.linalg.inv(half) @ jitter @ cut(window, turn, px) @ half
        source = np.asarray(cells[place])
        hidden_badge, hidden_tile = float(badge_cover[place]), float(tile_cover[place])
        if rng.random() < HATCHED:
            source = hatch(source, rng)
        if rng.random() < INKED:
            source = ink(source, rng)
        if rng.random() < BLOTTED:
            source, cover = blot(source, rng)
            hidden_badge = max(hidden_badge, covered(cover, box, turns[place]))
            hidden_tile = max(hidden_tile, covered(cover, np.array([0, 0, 1, 1]), 0))
        step = window[2] * CELL_TILE / px
        if step > 1.2:  # one pixel of the crop spans more than one of the cell
            source = cv2.GaussianBlur(source, (0, 0), step / 3)
        crop = cv2.warpPerspective(
            source, m, (px, px), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
        )
        upright = turn == turns[place]
        return crop, label(int(kinds[place]), upright, view, hidden_badge, hidden_tile, in_window(box, window))

    def batch(self, rng: np.random.Generator, n: int, view: str, amount: float = 1.0, turned: float = TURNED):
        """Crops in [0, 1], labels (IGNORE is ignored by the loss) and the scene that each is of."""
        crops, labels = [], []
        scenes = rng.integers(len(self.scenes), size=n // GROUP)
        for scene in scenes:
            window = choose_window(self.scenes[scene][5], rng) if view == "badge" else WHOLE
            for place in rng.permutation(16)[:GROUP]:
                turn = (int(self.scenes[scene][2][place]) + (rng.integers(1, 4) if rng.random() < turned else 0)) % 4
                crop, kind = self.example(scene, place, view, window, turn, error(rng, amount), rng)
                crops.append(crop)
                labels.append(kind)
        return (
            to_tensor(np.stack(crops)),
            torch.tensor(labels),
            torch.from_numpy(np.repeat(np.arange(len(scenes)), GROUP)),
        )


def label(kind: int, upright: bool, view: str, badge_cover: float, tile_cover: float, seen: float) -> int:
    """What a net should say about a cell."""
    if kind == VACANT:
        return EMPTY if tile_cover < EMPTY_HIDDEN else IGNORE
    if kind == FACELESS or not upright:
        return NONE
    if view == "tile":
        if tile_cover <= HIDDEN:
            return kind
        return NONE if tile_cover > BURIED else IGNORE
    if badge_cover > HIDDEN or seen < OUTSIDE:
        return NONE
    return kind if badge_cover <= PARTLY and seen >= INSIDE else IGNORE
