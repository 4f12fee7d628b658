"""Batches for the locate net: photos turned, mirrored and zoomed, and their maps."""

from pathlib import Path

import cv2
import numpy as np
import torch

from .colours import to_tensor
from .generator.stage import CUT, WHOLE_CUT
from .labels import LOCATE_PX
from .nets import STRIDE
from .shards import Shards

MAP = LOCATE_PX // STRIDE
# The quad is read from a map of twice the stride.
QUAD_STRIDE = 2 * STRIDE
QUAD_MAP = LOCATE_PX // QUAD_STRIDE
# Unit of the quad's offsets, in input pixels.
QUAD_UNIT = 32.0


class Photos(Shards):
    """Photos of all shards of a split."""

    def __init__(self, folder: Path, split: str, count: int):
        self.rows: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []
        super().__init__(folder, split, count)

    def take(self, column) -> None:
        for photo, (w, h), corners, peaks in zip(*(column(name) for name in ("locate", "size", "corners", "peaks"))):
            use = ~np.isnan(corners[:, 0, 0])
            self.rows.append((photo[:h, :w], np.array(corners[use], np.float64), np.array(peaks[use], np.float64)))

    def batch(self, rng: np.random.Generator, n: int, plain: bool = False):
        """Pictures and targets; `plain` leaves them as they are, for validation."""
        out = [example(self.rows[i], rng, plain) for i in rng.integers(len(self.rows), size=n)]
        x = to_tensor(np.stack([o[0] for o in out]))
        return x, *(torch.from_numpy(np.stack([o[k] for o in out])) for k in (1, 2, 3))


def beyond(corners: np.ndarray, x0: float, y0: float, x1: float, y1: float) -> np.ndarray:
    """By how many tiles each city reaches out of a window."""
    tile = np.linalg.norm(corners - np.roll(corners, 1, 1), axis=2).mean(1) / 4
    far = np.maximum((np.array([x0, y0]) - corners).max((1, 2)), (corners - (x1, y1)).max((1, 2)))
    return far / np.maximum(tile, 1e-6)


def zoom_window(rng, w: int, h: int, corners: np.ndarray) -> tuple[int, int, int, int]:
    """A part of the photo that keeps one city whole and cuts none so little that nobody could tell."""
    for _ in range(8 if rng.random() < 0.5 else 0):
        if len(corners):
            city = corners[rng.integers(len(corners))]
            lo, hi = np.clip(city.min(0) - 2, 0, (w, h)), np.clip(city.max(0) + 2, 0, (w, h))
        else:
            lo, hi = np.array([w, h]) * 0.4, np.array([w, h]) * 0.6
        a = lo * (1 - rng.beta(1, 2, 2))
        b = hi + (np.array([w, h]) - hi) * rng.beta(1, 2, 2)
        window = [int(round(v)) for v in (lo[0] - a[0], lo[1] - a[1], w - (b[0] - hi[0]), h - (b[1] - hi[1]))]
        off = beyond(corners, *window)
        if window[2] - window[0] >= 32 and window[3] - window[1] >= 32 and not ((off > WHOLE_CUT) & (off < CUT)).any():
            return tuple(window)
    return 0, 0, w, h


def example(row, rng: np.random.Generator, plain: bool):
    photo, corners, peaks = row
    h, w = photo.shape[:2]
    if not plain:
        x0, y0, x1, y1 = zoom_window(rng, w, h, corners)
        keep = beyond(corners, x0, y0, x1, y1) <= WHOLE_CUT if len(corners) else np.zeros(0, bool)
        photo, corners, peaks = photo[y0:y1, x0:x1], corners[keep] - (x0, y0), peaks[keep] - (x0, y0)
        h, w = photo.shape[:2]
        for _ in range(int(rng.integers(4))):  # a quarter turn counter-clockwise
            photo = np.rot90(photo)
            corners, peaks = (np.stack([p[..., 1], w - p[..., 0]], -1) for p in (corners, peaks))
            h, w = w, h
        if rng.random() < 0.5:
            photo = photo[:, ::-1]
            corners, peaks = (np.stack([w - p[..., 0], p[..., 1]], -1) for p in (corners, peaks))
    s = LOCATE_PX / max(h, w)
    small = cv2.resize(
        np.ascontiguousarray(photo),
        (max(1, round(w * s)), max(1, round(h * s))),
        interpolation=cv2.INTER_AREA if s < 1 else cv2.INTER_LINEAR,
    )
    x = np.zeros((LOCATE_PX, LOCATE_PX, 3), np.uint8)
    x[: small.shape[0], : small.shape[1]] = small
    return (x, *targets(corners * s, peaks * s))


def peak(target: np.ndarray, at: np.ndarray, sigma: float) -> None:
    """Raise a bump of height 1 at a point given in input pixels."""
    p = at / STRIDE - 0.5
    lo = np.maximum(np.floor(p - 3 * sigma).astype(int), 0)
    hi = np.minimum(np.ceil(p + 3 * sigma).astype(int) + 1, MAP)
    if (lo >= hi).any():
        return
    gx = np.exp(-((np.arange(lo[0], hi[0]) - p[0]) ** 2) / (2 * sigma * sigma))
    gy = np.exp(-((np.arange(lo[1], hi[1]) - p[1]) ** 2) / (2 * sigma * sigma))
    part = target[lo[1] : hi[1], lo[0] : hi[0]]
    np.maximum(part, gy[:, None] * gx[None], out=part)


def targets(cities: np.ndarray, peaks: np.ndarray):
    """Heat maps (mask, lattice, corner, centre), quad offsets and where they count, of all cities."""
    heat = np.zeros((4, MAP, MAP), np.float32)
    quad = np.zeros((8, QUAD_MAP, QUAD_MAP), np.float32)
    where = np.zeros((QUAD_MAP, QUAD_MAP), np.float32)
    axis = (np.arange(QUAD_MAP) + 0.5) * QUAD_STRIDE
    gx, gy = np.meshgrid(axis, axis)
    for corners, points in zip(cities, peaks):
        d1, d2 = corners[1] - corners[0], corners[2] - corners[1]
        if d1[0] * d2[1] - d1[1] * d2[0] < 0:  # keep the corners clockwise after mirroring
            corners = corners[::-1]
        cv2.fillPoly(heat[0], [np.round(corners / STRIDE * 16 - 8).astype(np.int32)], 1.0, cv2.LINE_8, shift=4)
        size = np.sqrt(abs(cv2.contourArea(corners.astype(np.float32))))
        sigma = float(np.clip(0.1 * size / 4 / STRIDE, 0.7, 1.2))
        for p in points[~np.isnan(points[:, 0])]:
            peak(heat[1], p, sigma)
        for p in corners:
            peak(heat[2], p, 1.0)
        middle = crossing(corners)
        peak(heat[3], middle, max(1.0, 0.06 * size / STRIDE))
        # The quad is read near the centre, but every place inside the city teaches it a little.
        inside = np.zeros_like(where)
        cv2.fillPoly(inside, [np.round(corners / QUAD_STRIDE * 16 - 8).astype(np.int32)], 0.2, cv2.LINE_8, shift=4)
        inside[(gx - middle[0]) ** 2 + (gy - middle[1]) ** 2 < max(QUAD_STRIDE * 1.1, 0.15 * size) ** 2] = 1
        mine = inside > where
        where[mine] = inside[mine]
        for k in range(4):
            quad[2 * k][mine] = ((corners[k, 0] - gx) / QUAD_UNIT)[mine]
            quad[2 * k + 1][mine] = ((corners[k, 1] - gy) / QUAD_UNIT)[mine]
    return heat, quad, where


def crossing(corners: np.ndarray) -> np.ndarray:
    """Where the diagonals meet: the middle of the city in perspective."""
    a, d = corners[0], corners[2] - corners[0]
    b, e = corners[1], corners[3] - corners[1]
    t = ((b - a)[0] * e[1] - (b - a)[1] * e[0]) / (d[0] * e[1] - d[1] * e[0])
    return a + t * d
