"""A pinhole camera above a table; plane units are tiles, the city spans [0, 4] squared."""

from dataclasses import dataclass

import numpy as np

CENTRE = 2.0
ASPECTS = [(4, 3), (3, 4), (16, 9), (9, 16), (1, 1), (3, 2), (2, 3)]
ASPECT_WEIGHTS = [0.28, 0.28, 0.1, 0.1, 0.12, 0.06, 0.06]


@dataclass
class Camera:
    width: int
    height: int
    k: np.ndarray
    r: np.ndarray
    d: float

    def plane(self, z: float = 0.0) -> np.ndarray:
        """Homography from table coordinates at height `z` to picture pixels."""
        shift = np.array([[1, 0, -CENTRE], [0, 1, -CENTRE], [0, 0, 1]])
        m = np.stack([self.r[:, 0], self.r[:, 1], -z * self.r[:, 2] + np.array([0, 0, self.d])], 1)
        return self.k @ m @ shift


def project(h: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Apply a homography to points of shape (..., 2)."""
    p = np.concatenate([points, np.ones(points.shape[:-1] + (1,))], -1) @ h.T
    return p[..., :2] / p[..., 2:]


def rotation(axis: int, angle: float) -> np.ndarray:
    c, s = np.cos(angle), np.sin(angle)
    i, j = [(1, 2), (0, 2), (0, 1)][axis]
    m = np.eye(3)
    m[i, i], m[i, j], m[j, i], m[j, j] = c, -s, s, c
    return m


CORNERS = np.array([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]])


def make_camera(
    rng: np.random.Generator,
    long_side: int,
    cut: bool = False,
    corners: np.ndarray = CORNERS,
    fill: tuple[float, float] = (0.33, 0.97),
    steep: float = 46,
) -> Camera:
    """A hand-held view with all `corners` inside the picture, which they `fill` from a least to a most
    share, or `cut` by its edge."""
    aw, ah = ASPECTS[rng.choice(len(ASPECTS), p=ASPECT_WEIGHTS)]
    scale = long_side / max(aw, ah)
    width, height = int(round(aw * scale)), int(round(ah * scale))
    f = long_side * rng.uniform(0.75, 1.4)
    tilt = np.radians(steep * rng.beta(1.1, 1.5))
    turn = rng.uniform(-np.pi, np.pi) if rng.random() < 0.5 else rng.integers(4) * np.pi / 2 + rng.normal(0, 0.12)
    r = rotation(2, rng.normal(0, 0.08)) @ rotation(0, tilt) @ rotation(2, turn)
    k = np.array([[f, 0, width / 2], [0, f, height / 2], [0, 0, 1]])
    wanted = fill[0] + (fill[1] - fill[0]) * rng.beta(1.3, 1)
    camera = Camera(width, height, k, r, 12.0)
    for _ in range(6):
        q = project(camera.plane(), corners)
        extent = (q.max(0) - q.min(0)) / (width, height)
        camera.d = max(camera.d * extent.max() / wanted, 3.0)
    q = project(camera.plane(), corners)
    # Slide the picture over the scene so that the city may lie anywhere in it.
    low, high = -q.min(0), np.array([width, height]) - q.max(0)
    spread = rng.beta(2, 2, 2)
    move = low + (high - low) * spread
    if cut:
        tile = (q.max(0) - q.min(0)) / 5
        axis = rng.integers(2)
        beyond = tile[axis] * rng.uniform(0.5, 3)
        move[axis] = (low[axis] - beyond) if rng.random() < 0.5 else (high[axis] + beyond)
    camera.k = np.array([[1, 0, move[0]], [0, 1, move[1]], [0, 0, 1]]) @ camera.k
    return camera
