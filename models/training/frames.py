"""Batches for the refine net: cities framed with the errors of the first pass, and wrong frames."""
from pathlib import Path

import cv2
import numpy as np
import torch

from .crops import to_tensor
from .labels import FRAME_PX, MARGIN
from .samples import NOMINAL, REACH, TILE_STEP, Shards, square

SPAN = 4 + 2 * MARGIN
# Largest distance, in tiles, of a corner of a rough frame that must still be mended.
MAX_ERROR = .6
# Share of whole cities shown in a frame that is off by a tile, or of the wrong size or turn.
MISFRAMED = .3


class Frames(Shards):
    """Surroundings of cities of all shards of a split."""

    def __init__(self, folder: Path, split: str):
        self.rows: list[tuple[np.ndarray, np.ndarray, bool]] = []
        super().__init__(folder, split)

    def take(self, shard) -> None:
        self.rows += list(zip(shard["canvas"], shard["points"], shard["whole"].tolist()))

    def batch(self, rng: np.random.Generator, n: int, misframed: float = MISFRAMED):
        """Frames, 25 points in input pixels, whether they count (also the label of the judge)."""
        out = [example(self.rows[i], rng, misframed) for i in rng.integers(len(self.rows), size=n)]
        x = to_tensor(np.stack([o[0] for o in out]))
        points = torch.from_numpy(np.stack([o[1] for o in out]).astype(np.float32))
        return x, points, torch.tensor([float(o[2]) for o in out])


def rough_corners(rng: np.random.Generator) -> np.ndarray:
    """Where a first pass might put the city's corners, in tiles."""
    amount = rng.choice([.3, 1.0, 1.8], p=[.3, .45, .25])
    error = rng.normal(0, .11 * amount, 2) + rng.normal(0, .11 * amount, (4, 2))
    length = np.linalg.norm(error, axis=1, keepdims=True)
    return square(0, 4) + error * np.minimum(1, MAX_ERROR / np.maximum(length, 1e-6))


def wrong_corners(rng: np.random.Generator) -> np.ndarray:
    """A frame no mending should accept: off by a tile or more, too large, too small, or turned."""
    corners = square(0, 4) + rng.normal(0, .1, (4, 2))
    roll = rng.random()
    if roll < .6:
        step = np.zeros(2)
        while not step.any():
            step = rng.integers(-1, 2, 2) if rng.random() < .8 else rng.integers(-2, 3, 2)
        return corners + step
    if roll < .85:
        k = rng.choice([.5, .75, 1.25, 1.5])
        pivot = rng.choice([0, 2, 4], 2)
        return (corners - pivot) * k + pivot
    a = np.radians(rng.uniform(25, 65))
    spin = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
    return (corners - 2) @ spin.T * rng.uniform(.7, 1.1) + 2


def example(row, rng: np.random.Generator, misframed: float):
    canvas, points, whole = row
    good = whole and rng.random() >= misframed
    bad_frame = (whole and not good) or (not whole and rng.random() < .25)
    corners = wrong_corners(rng) if bad_frame else rough_corners(rng)
    # One of eight turns and mirrorings: order follows the frame, not the tiles' upright.
    turn, mirror = int(rng.integers(4)), rng.random() < .5
    order = np.arange(25).reshape(5, 5)
    order = np.rot90(order, turn)
    corners = np.roll(corners, -turn, axis=0)
    if mirror:
        order, corners = order[:, ::-1], corners[[1, 0, 3, 2]]
    inner = square(MARGIN, MARGIN + 4).astype(np.float32) * FRAME_PX / SPAN
    on_canvas = ((corners + REACH) * TILE_STEP).astype(np.float32)
    h = cv2.getPerspectiveTransform(inner, on_canvas).astype(np.float64)
    half = np.array([[1, 0, .5], [0, 1, .5], [0, 0, 1]])
    x = cv2.warpPerspective(canvas, np.linalg.inv(half) @ h @ half, (FRAME_PX, FRAME_PX),
                            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    p = np.concatenate([points[order.ravel()], np.ones((25, 1))], 1) @ np.linalg.inv(h).T
    return x, p[:, :2] / p[:, 2:], good


def nominal_frame() -> np.ndarray:
    """Where the 25 points lie in a perfect frame, in input pixels."""
    return (NOMINAL + MARGIN) * FRAME_PX / SPAN
