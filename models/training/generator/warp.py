"""Cutting upright squares out of a photo, as the reader does; see CONTRACT.md."""

import cv2
import numpy as np


def homography(source: np.ndarray, target: np.ndarray, weights: np.ndarray | None = None) -> np.ndarray:
    """The homography that takes four or more source points to target points, by (weighted) least
    squares of the linear equations in normalised coordinates."""
    s, t = np.asarray(source, float), np.asarray(target, float)
    if len(s) == 4 and weights is None:  # exact, and much quicker
        return cv2.getPerspectiveTransform(s.astype(np.float32), t.astype(np.float32))
    sn, tn = normaliser(s), normaliser(t)
    a, b = s * sn[0, 0] + sn[:2, 2], t * tn[0, 0] + tn[:2, 2]
    rows = []
    for (x, y), (u, v), w in zip(a, b, np.ones(len(a)) if weights is None else weights):
        rows.append(w * np.array([x, y, 1, 0, 0, 0, -u * x, -u * y, -u]))
        rows.append(w * np.array([0, 0, 0, x, y, 1, -v * x, -v * y, -v]))
    h = np.linalg.svd(np.array(rows))[2][-1].reshape(3, 3)
    h = np.linalg.inv(tn) @ h @ sn
    return h / h[2, 2]


def normaliser(p: np.ndarray) -> np.ndarray:
    """Moves points to their centre and unit spread: keeps the least squares well conditioned."""
    c = p.mean(0)
    s = 1 / max(1e-9, np.abs(p - c).mean())
    return np.array([[s, 0, -c[0] * s], [0, s, -c[1] * s], [0, 0, 1]])


class Pyramid:
    """A photo and its halves, each the 2 x 2 mean of the one before."""

    def __init__(self, photo: np.ndarray):
        self.levels = [photo]

    def level(self, n: int) -> np.ndarray:
        while len(self.levels) <= n:
            last = self.levels[-1]
            h, w = last.shape[0] // 2, last.shape[1] // 2
            if min(h, w) < 8:
                return last
            self.levels.append(cv2.resize(last[: h * 2, : w * 2], (w, h), interpolation=cv2.INTER_AREA))
        return self.levels[n]

    def cut(self, h: np.ndarray, size: int) -> np.ndarray:
        """The square whose output coordinates (pixel edges, 0..size) map to the photo by `h`.

        Bilinear, from the level at which one output pixel in the middle spans at most 1.5 pixels;
        outside the photo the nearest edge pixel is repeated.
        """
        c = size / 2
        p = np.array([[c - 0.5, c, 1], [c + 0.5, c, 1], [c, c - 0.5, 1], [c, c + 0.5, 1]]) @ h.T
        p = p[:, :2] / p[:, 2:]
        step = np.sqrt(abs(np.linalg.det(np.stack([p[1] - p[0], p[3] - p[2]]))))
        n = 0
        while step > 1.5 and n < 8:
            step /= 2
            n += 1
        picture = self.level(n)
        n = min(n, len(self.levels) - 1)
        # Pixel centres lie at half integers: out (i + .5) -> photo -> level (/ 2^n) -> index (- .5).
        half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
        shrink = np.diag([0.5**n, 0.5**n, 1])
        m = np.linalg.inv(half) @ shrink @ h @ half
        return cv2.warpPerspective(
            picture, m, (size, size), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
        )


def fit(photo: np.ndarray, size: int) -> tuple[np.ndarray, float]:
    """Scale a photo by area averaging so that its long side is `size`. Returns the scale."""
    h, w = photo.shape[:2]
    s = size / max(h, w)
    out = cv2.resize(photo, (max(1, round(w * s)), max(1, round(h * s))), interpolation=cv2.INTER_AREA)
    return out, s
