"""A table in front of a camera, and things that are laid on it one after the other."""

from dataclasses import dataclass, field

import cv2
import numpy as np

from ..labels import ART
from .camera import Camera, project
from .city import make_city
from .printing import Printing

OUTER = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
# A city cut by the picture's edge by less than the first passes for whole, by more than the second it does
# not; in between nobody could tell, and none is laid. In tiles.
WHOLE_CUT, CUT = 0.05, 0.6
# A city with more holes than this is a part of one.
MOST_HOLES = 4


@dataclass
class Found:
    """A grid of tiles that a reader should propose: its outer corners and all points where tiles meet."""

    corners: np.ndarray
    points: np.ndarray


def region(shape: tuple[int, int], alpha: np.ndarray, h: np.ndarray) -> tuple[int, int, int, int] | None:
    """The part of a photo a sprite can touch: x0, y0, x1, y1; None if it lies outside."""
    corners = np.array([[0, 0], [alpha.shape[1], 0], [alpha.shape[1], alpha.shape[0]], [0, alpha.shape[0]]], float)
    q = project(h, corners)
    if not np.isfinite(q).all():
        return None
    x0, y0 = np.maximum(np.floor(q.min(0)).astype(int) - 1, 0)
    x1, y1 = np.minimum(np.ceil(q.max(0)).astype(int) + 2, shape[::-1])
    return (x0, y0, x1, y1) if x1 > x0 and y1 > y0 else None


def blend(part: np.ndarray, colour: np.ndarray, alpha: np.ndarray) -> None:
    """Paint `colour` over a part of a photo, in place."""
    f = (alpha.astype(np.float32) / 255)[..., None]
    part[:] = part + (colour - part.astype(np.float32)) * f


def over(photo: np.ndarray, picture, alpha: np.ndarray, planes: list[np.ndarray]) -> np.ndarray:
    """Paint a sprite, or its shape in one colour, through homographies from its pixels to the
    photo's; several of them sweep it upwards. Returns its alpha in the photo."""
    mask = np.zeros(photo.shape[:2], np.uint8)
    for h in planes:
        box = region(mask.shape, alpha, h)
        if box is None:
            continue
        x0, y0, x1, y1 = box
        shifted = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1]]) @ h
        a = cv2.warpPerspective(alpha, shifted, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR)
        np.maximum(mask[y0:y1, x0:x1], a, out=mask[y0:y1, x0:x1])
        if np.ndim(picture) == 3:
            colour = cv2.warpPerspective(
                picture, shifted, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
            )
            blend(photo[y0:y1, x0:x1], colour, a)
    if np.ndim(picture) == 1 and mask.any():
        x, y, w, h = cv2.boundingRect(mask)
        blend(photo[y : y + h, x : x + w], np.asarray(picture, np.float32), mask[y : y + h, x : x + w])
    return mask


def sprite_to_plane(shape, centre, width: float, turn: float) -> np.ndarray:
    """From pixels of a sprite to the table, where it lies around `centre`, `width` tiles wide."""
    s = width / shape[1]
    c, n = np.cos(turn) * s, np.sin(turn) * s
    mid = np.array([shape[1] / 2, shape[0] / 2])
    m = np.array([[c, -n, 0], [n, c, 0], [0, 0, 1.0]])
    m[:2, 2] = np.asarray(centre) - m[:2, :2] @ mid
    return m


def few_holes(faces: list) -> bool:
    """Whether a reader can still tell the square: few places empty, and every edge has two tiles."""
    tiles = np.array([f is not None for f in faces]).reshape(4, 4)
    edges = (tiles[0], tiles[3], tiles[:, 0], tiles[:, 3])
    return (~tiles).sum() <= MOST_HOLES and min(edge.sum() for edge in edges) >= 2


@dataclass
class Stage:
    """The photo so far, the light, and the whole cities laid."""

    photo: np.ndarray
    camera: Camera
    printing: Printing
    rng: np.random.Generator
    thick: float
    edge: np.ndarray
    sun: np.ndarray
    wholes: list[Found] = field(default_factory=list)

    @property
    def tile(self) -> float:
        """Pixels along a tile in the middle of the table."""
        a, b, c = project(self.camera.plane(), np.array([[2.0, 2.0], [3.0, 2.0], [2.0, 3.0]]))
        return float(np.sqrt(abs(np.linalg.det(np.stack([b - a, c - a], 1)))))

    def lay(
        self,
        picture: np.ndarray,
        alpha: np.ndarray,
        to_plane: np.ndarray,
        thick: float | None = None,
        base: float = 0.0,
    ) -> np.ndarray:
        """Lay a flat thing of some thickness: shadow, sides, top. Returns its alpha in the photo."""
        thick = self.thick if thick is None else thick
        plane = self.camera.plane
        spread = cv2.GaussianBlur(alpha, (0, 0), max(1.0, alpha.shape[0] * 0.006 * (1 + 6 * thick)))
        cast = np.array([[1, 0, self.sun[0] * thick], [0, 1, self.sun[1] * thick], [0, 0, 1]])
        over(self.photo, np.zeros(3), (spread * self.sun[2]).astype(np.uint8), [plane(base) @ cast @ to_plane])
        heights = np.linspace(0, thick, 4 if thick < 0.2 else 8)[:-1]
        over(self.photo, self.edge, alpha, [plane(base + z) @ to_plane for z in heights])
        return over(self.photo, picture, alpha, [plane(base + thick) @ to_plane])

    def sight(self, spin: np.ndarray, rows: int = 4, cols: int = 4) -> str:
        """Whether a grid at this place would be "in" the picture, "cut" by its edge, or "between"."""
        q = project(self.camera.plane() @ spin, OUTER * (cols, rows))
        size = np.array([self.camera.width, self.camera.height])
        tile = np.linalg.norm(q - np.roll(q, 1, 0), axis=1).mean() / 4
        beyond = max((-q).max(), (q - size).max()) / max(tile, 1e-6)
        return "in" if beyond < WHOLE_CUT else "cut" if beyond > CUT else "between"

    def city(
        self,
        faces: list,
        spin: np.ndarray | None = None,
        rows: int = 4,
        cols: int = 4,
        down: bool = False,
        finer: float = 1.15,
    ) -> np.ndarray:
        """Lay a grid of faces, remember it if a reader should find it, and return its points in the photo."""
        spin = np.eye(3) if spin is None else spin
        inside = self.sight(spin, rows, cols) == "in"
        scale = float(np.clip(self.tile * finer, 32, ART))
        city = make_city(faces, scale, self.rng, rows, cols)
        self.lay(city.picture, city.alpha, spin @ city.to_plane())
        points = project(self.camera.plane(self.thick) @ spin, city.lattice)
        larger = (rows, cols) != (4, 4)
        if inside and not down and (larger or few_holes(faces)):
            grid = points.reshape(rows + 1, cols + 1, 2)
            self.wholes.append(Found(grid[[0, 0, -1, -1], [0, -1, -1, 0]], points))
        return points
