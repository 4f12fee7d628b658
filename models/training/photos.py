"""Batches for the locate net: photos turned, mirrored and zoomed, and their maps."""
from pathlib import Path

import cv2
import numpy as np
import torch

from .crops import to_tensor
from .labels import LOCATE_PX
from .nets import STRIDE
from .samples import Shards

MAP = LOCATE_PX // STRIDE
# The quad is read from a map of twice the stride.
QUAD_STRIDE = 2 * STRIDE
QUAD_MAP = LOCATE_PX // QUAD_STRIDE
# Unit of the quad's offsets, in input pixels.
QUAD_UNIT = 32.0
OUTER = [0, 4, 24, 20]


class Photos(Shards):
    """Photos of all shards of a split."""

    def __init__(self, folder: Path, split: str):
        self.rows: list[tuple[np.ndarray, np.ndarray, bool]] = []
        super().__init__(folder, split)

    def take(self, shard) -> None:
        columns = (shard[name] for name in ("locate", "size", "lattice", "whole"))
        for photo, (w, h), lattice, whole in zip(*columns):
            self.rows.append((photo[:h, :w].copy(), lattice, bool(whole)))

    def batch(self, rng: np.random.Generator, n: int, plain: bool = False):
        """Pictures and targets; `plain` leaves them as they are, for validation."""
        out = [example(self.rows[i], rng, plain) for i in rng.integers(len(self.rows), size=n)]
        x = to_tensor(np.stack([o[0] for o in out]))
        return x, *(torch.from_numpy(np.stack([o[k] for o in out])) for k in (1, 2, 3))


def zoom_window(rng, w: int, h: int, lattice: np.ndarray, whole: bool) -> tuple[float, float, float, float]:
    """A part of the photo that keeps a whole city whole: x0, y0, x1, y1."""
    if whole:
        lo, hi = np.maximum(lattice.min(0) - 2, 0), np.minimum(lattice.max(0) + 2, (w, h))
    else:
        lo, hi = np.array([w, h]) * .4, np.array([w, h]) * .6
    a = lo * (1 - rng.beta(1, 2, 2))
    b = hi + (np.array([w, h]) - hi) * rng.beta(1, 2, 2)
    return (lo[0] - a[0], lo[1] - a[1], w - (b[0] - hi[0]), h - (b[1] - hi[1])) if rng.random() < .5 else (0., 0., w, h)


def example(row, rng: np.random.Generator, plain: bool):
    photo, lattice, whole = row
    h, w = photo.shape[:2]
    lattice = lattice.astype(np.float64)
    if not plain:
        x0, y0, x1, y1 = (int(round(v)) for v in zoom_window(rng, w, h, lattice, whole))
        photo, lattice = photo[y0:y1, x0:x1], lattice - (x0, y0)
        h, w = photo.shape[:2]
        turn = int(rng.integers(4))
        for _ in range(turn):  # a quarter turn counter-clockwise
            photo = np.rot90(photo)
            lattice = np.stack([lattice[:, 1], w - lattice[:, 0]], 1)
            h, w = w, h
        if rng.random() < .5:
            photo, lattice = photo[:, ::-1], np.stack([w - lattice[:, 0], lattice[:, 1]], 1)
    s = LOCATE_PX / max(h, w)
    small = cv2.resize(np.ascontiguousarray(photo), (max(1, round(w * s)), max(1, round(h * s))),
                       interpolation=cv2.INTER_AREA if s < 1 else cv2.INTER_LINEAR)
    x = np.zeros((LOCATE_PX, LOCATE_PX, 3), np.uint8)
    x[:small.shape[0], :small.shape[1]] = small
    return (x, *targets(lattice * s, whole))


def peak(target: np.ndarray, at: np.ndarray, sigma: float) -> None:
    """Raise a bump of height 1 at a point given in input pixels."""
    p = at / STRIDE - .5
    lo = np.maximum(np.floor(p - 3 * sigma).astype(int), 0)
    hi = np.minimum(np.ceil(p + 3 * sigma).astype(int) + 1, MAP)
    if (lo >= hi).any():
        return
    gx = np.exp(-((np.arange(lo[0], hi[0]) - p[0]) ** 2) / (2 * sigma * sigma))
    gy = np.exp(-((np.arange(lo[1], hi[1]) - p[1]) ** 2) / (2 * sigma * sigma))
    part = target[lo[1]:hi[1], lo[0]:hi[0]]
    np.maximum(part, gy[:, None] * gx[None], out=part)


def targets(lattice: np.ndarray, whole: bool):
    """Heat maps (mask, lattice, corner, centre), quad offsets and where they count."""
    heat = np.zeros((4, MAP, MAP), np.float32)
    quad = np.zeros((8, QUAD_MAP, QUAD_MAP), np.float32)
    where = np.zeros((QUAD_MAP, QUAD_MAP), np.float32)
    if not whole:
        return heat, quad, where
    corners = lattice[OUTER]
    d1, d2 = corners[1] - corners[0], corners[2] - corners[1]
    if d1[0] * d2[1] - d1[1] * d2[0] < 0:  # keep the corners clockwise after mirroring
        corners = corners[::-1]
    cv2.fillPoly(heat[0], [np.round(corners / STRIDE * 16 - 8).astype(np.int32)], 1.0, cv2.LINE_8, shift=4)
    size = np.sqrt(abs(cv2.contourArea(corners.astype(np.float32))))
    sigma = float(np.clip(.1 * size / 4 / STRIDE, .7, 1.2))
    for p in lattice:
        peak(heat[1], p, sigma)
    for p in corners:
        peak(heat[2], p, 1.0)
    middle = lattice[12]
    peak(heat[3], middle, max(1.0, .06 * size / STRIDE))
    axis = (np.arange(QUAD_MAP) + .5) * QUAD_STRIDE
    gx, gy = np.meshgrid(axis, axis)
    # The quad is read near the centre, but every place inside the city teaches it a little.
    cv2.fillPoly(where, [np.round(corners / QUAD_STRIDE * 16 - 8).astype(np.int32)], .2, cv2.LINE_8, shift=4)
    where[(gx - middle[0]) ** 2 + (gy - middle[1]) ** 2 < max(QUAD_STRIDE * 1.1, .15 * size) ** 2] = 1
    for k in range(4):
        quad[2 * k], quad[2 * k + 1] = (corners[k, 0] - gx) / QUAD_UNIT, (corners[k, 1] - gy) / QUAD_UNIT
    return heat, quad, where
