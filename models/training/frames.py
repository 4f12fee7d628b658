"""Batches for the refine net: cities framed with the errors of the first pass, and wrong frames."""

from pathlib import Path

import cv2
import numpy as np
import torch

from .colours import to_tensor
from .generator.samples import REACH, TILE_STEP, square
from .labels import FRAME_PX, MARGIN
from .shards import Shards

SPAN = 4 + 2 * MARGIN
# Largest distance, in tiles, of a corner of a rough frame that must still be mended.
MAX_ERROR = 0.6
# Share of whole cities shown in a frame that is off by a tile, or of the wrong size or turn.
MISFRAMED = 0.3


class Frames(Shards):
    """Surroundings of cities of all shards of a split."""

    def __init__(self, folder: Path, split: str, count: int):
        self.rows: list[tuple] = []  # canvas, points, whether whole, corners of the larger grid in tiles
        super().__init__(folder, split, count)

    def take(self, column) -> None:
        small = (np.array(column(name)) for name in ("points", "whole", "larger"))
        self.rows += list(zip(column("canvas"), *small))

    def batch(self, rng: np.random.Generator, n: int, misframed: float = MISFRAMED):
        """Frames, 25 points in input pixels, whether they count (also the label of the judge), and whether a
        larger grid is framed."""
        out = [example(self.rows[i], rng, misframed) for i in rng.integers(len(self.rows), size=n)]
        x = to_tensor(np.stack([o[0] for o in out]))
        points = torch.from_numpy(np.stack([o[1] for o in out]).astype(np.float32))
        return x, points, *(torch.tensor([float(o[k]) for o in out]) for k in (2, 3))


def rough_corners(rng: np.random.Generator) -> np.ndarray:
    """Where a first pass might put the city's corners, in tiles."""
    amount = rng.choice([0.3, 1.0, 1.8], p=[0.3, 0.45, 0.25])
    error = rng.normal(0, 0.11 * amount, 2) + rng.normal(0, 0.11 * amount, (4, 2))
    length = np.linalg.norm(error, axis=1, keepdims=True)
    return square(0, 4) + error * np.minimum(1, MAX_ERROR / np.maximum(length, 1e-6))


def wrong_corners(rng: np.random.Generator) -> np.ndarray:
    """A frame no mending should accept: off by a tile or more, too large, too small, or turned."""
    corners = square(0, 4) + rng.normal(0, 0.1, (4, 2))
    roll = rng.random()
    if roll < 0.6:
        step = np.zeros(2)
        while not step.any():
            step = rng.integers(-1, 2, 2) if rng.random() < 0.8 else rng.integers(-2, 3, 2)
        return corners + step
    if roll < 0.85:
        k = rng.choice([0.5, 0.75, 1.25, 1.5])
        pivot = rng.choice([0, 2, 4], 2)
        return (corners - pivot) * k + pivot
    a = np.radians(rng.uniform(25, 65))
    spin = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
    return (corners - 2) @ spin.T * rng.uniform(0.7, 1.1) + 2


def example(row, rng: np.random.Generator, misframed: float):
    canvas, points, whole, grid = row
    larger = not np.isnan(grid[0, 0])
    good = whole and rng.random() >= misframed
    bad_frame = (whole and not good) or (not whole and not larger and rng.random() < 0.25)
    corners = wrong_corners(rng) if bad_frame else rough_corners(rng)
    if larger and rng.random() < 0.5:  # all of it, as a first look may see it
        corners = grid + corners - square(0, 4)
    # One of eight turns and mirrorings: order follows the frame, not the tiles' upright.
    turn, mirror = int(rng.integers(4)), rng.random() < 0.5
    order = np.arange(25).reshape(5, 5)
    order = np.rot90(order, turn)
    corners = np.roll(corners, -turn, axis=0)
    if mirror:
        order, corners = order[:, ::-1], corners[[1, 0, 3, 2]]
    inner = square(MARGIN, MARGIN + 4).astype(np.float32) * FRAME_PX / SPAN
    on_canvas = ((corners + REACH) * TILE_STEP).astype(np.float32)
    h = cv2.getPerspectiveTransform(inner, on_canvas).astype(np.float64)
    half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    x = cv2.warpPerspective(
        np.asarray(canvas),
        np.linalg.inv(half) @ h @ half,
        (FRAME_PX, FRAME_PX),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    p = np.concatenate([points[order.ravel()], np.ones((25, 1))], 1) @ np.linalg.inv(h).T
    return x, p[:, :2] / p[:, 2:], good, larger
