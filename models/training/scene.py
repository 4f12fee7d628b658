"""A whole photo: table, city, neighbours, clutter, light and camera."""
from dataclasses import dataclass

import cv2
import numpy as np

from .art import Art
from .background import make_background
from .camera import Camera, make_camera, project
from .city import make_city, sample_kinds
from .clutter import decoy, make_sprite
from .degrade import develop, glare, light
from .labels import ART
from .page import compose_page
from .printing import Printing, make_printing

# Long side of a composed photo. Small, so that a scene costs a tenth of a second.
LONG_SIDE = 768
# Share of scenes that are pages of a rulebook, not photos of a table.
PAGES = .12
# How often each kind of scene is drawn. All but "city" hold no whole city.
SCENES = {"city": .70, "partial": .12, "backs": .05, "decoy": .06, "cut": .05, "empty": .02}


@dataclass
class Scene:
    """`lattice` are the 25 points in pixels, read with the tiles upright; on scenes without a
    whole city they say where a careless reader would see one. `cover` is 255 where something
    hides the tiles. `kinds` is -1 where no face lies."""
    photo: np.ndarray
    whole: bool
    name: str
    lattice: np.ndarray
    kinds: np.ndarray
    cover: np.ndarray


class Studio:
    """Keeps a stock of printings and tables and renews it slowly: both cost more than a scene."""

    def __init__(self, art: Art, seed: int, split: str, stock: int = 24):
        self.art, self.split, self.stock = art, split, stock
        self.rng = np.random.default_rng([seed, split == "val"])
        self.printings: list[Printing] = []
        self.tables: list[np.ndarray] = []

    def pick(self, pool: list, make):
        if len(pool) < self.stock:
            pool.append(make())
            return pool[-1]
        if self.rng.random() < .2:
            pool[self.rng.integers(len(pool))] = make()
        return pool[self.rng.integers(len(pool))]

    def scene(self) -> Scene:
        printing = self.pick(self.printings, lambda: make_printing(self.art, self.rng, self.split))
        if self.rng.random() < PAGES:
            photo, name, lattice, kinds, cover = compose_page(printing, self.rng)
            return Scene(photo, name == "city", f"page-{name}", lattice, kinds, cover)
        table = self.pick(self.tables, lambda: make_background(self.rng, self.split))
        return compose(printing, table, self.rng)


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
            colour = cv2.warpPerspective(picture, shifted, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR,
                                         borderMode=cv2.BORDER_REPLICATE)
            blend(photo[y0:y1, x0:x1], colour, a)
    if np.ndim(picture) == 1 and mask.any():
        x, y, w, h = cv2.boundingRect(mask)
        blend(photo[y:y + h, x:x + w], np.asarray(picture, np.float32), mask[y:y + h, x:x + w])
    return mask


def lay(photo: np.ndarray, picture: np.ndarray, alpha: np.ndarray, to_plane: np.ndarray, camera: Camera,
        thick: float, edge: np.ndarray, sun: np.ndarray, base: float = 0.0) -> np.ndarray:
    """Lay a flat thing of some thickness on the table: shadow, sides, top."""
    spread = cv2.GaussianBlur(alpha, (0, 0), max(1.0, alpha.shape[0] * .006 * (1 + 6 * thick)))
    cast = np.array([[1, 0, sun[0] * thick], [0, 1, sun[1] * thick], [0, 0, 1]])
    over(photo, np.zeros(3), (spread * sun[2]).astype(np.uint8), [camera.plane(base) @ cast @ to_plane])
    heights = np.linspace(0, thick, 4 if thick < .2 else 8)[:-1]
    over(photo, edge, alpha, [camera.plane(base + z) @ to_plane for z in heights])
    return over(photo, picture, alpha, [camera.plane(base + thick) @ to_plane])


def sprite_to_plane(rng: np.random.Generator, shape, centre, width: float, turn: float) -> np.ndarray:
    s = width / shape[1]
    c, n = np.cos(turn) * s, np.sin(turn) * s
    mid = np.array([shape[1] / 2, shape[0] / 2])
    m = np.array([[c, -n, 0], [n, c, 0], [0, 0, 1.0]])
    m[:2, 2] = np.asarray(centre) - m[:2, :2] @ mid
    return m


def missing_places(rng: np.random.Generator) -> list[int]:
    """Places left empty so that the city is not whole: a row or column, two, or a few tiles."""
    roll = rng.random()
    grid = np.arange(16).reshape(4, 4)
    if roll < .45:
        line = grid[rng.choice([0, 3])] if rng.random() < .5 else grid[:, rng.choice([0, 3])]
        return line.tolist()
    if roll < .65:
        return grid[rng.choice([0, 3])].tolist() + grid[:, rng.choice([0, 3])].tolist()
    if roll < .75:
        return grid[:, 2:].ravel().tolist() if rng.random() < .5 else grid[2:].ravel().tolist()
    return rng.choice(16, rng.integers(2, 13), replace=False).tolist()


def add_neighbours(photo, printing: Printing, camera: Camera, scale: float, thick: float, edge, sun, rng) -> None:
    """Other cities and stacks around the middle one; they reach out of the picture or have holes."""
    for side in rng.permutation(4)[:rng.choice([0, 1, 2, 3, 4], p=[.45, .25, .17, .08, .05])]:
        gap = rng.choice([rng.uniform(.05, .2), rng.uniform(.2, 2)], p=[.4, .6])
        out = np.array([[1, 0], [-1, 0], [0, 1], [0, -1]])[side] * (4 + gap)
        along = np.array([[0, 1], [0, 1], [1, 0], [1, 0]])[side] * (0 if rng.random() < .3 else rng.normal(0, 1.2))
        quarter = rng.integers(4) * np.pi / 2 + rng.normal(0, .02 if gap < .2 else .2)
        kinds = sample_kinds(rng)
        down = rng.random() < .2
        faces = [printing.back if down else printing.faces[k] for k in kinds]
        probe = project(camera.plane(), np.array([2., 2.]) + out + along + np.array([[-2, -2], [2, -2], [2, 2], [-2, 2]]))
        edge_room = .6 * scale  # a neighbour cut by less than this would pass for whole
        inside = ((probe > -edge_room) & (probe < np.array([camera.width, camera.height]) + edge_room)).all()
        if inside or rng.random() < .3:
            for p in missing_places(rng):
                faces[p] = None
        city = make_city(faces, kinds, max(32, scale * .7), rng)
        spin = sprite_to_plane(rng, (4, 4), np.array([2., 2.]) + out + along, 4, quarter)
        lay(photo, city.picture, city.alpha, spin @ city.to_plane(), camera, thick, edge, sun)


def add_clutter(photo, printing: Printing, camera: Camera, edge, sun, rng) -> None:
    """Cards, cups, tokens and stacks beside the city."""
    for _ in range(rng.choice([0, 1, 3, 6], p=[.3, .25, .25, .2])):
        angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(3.0, 5.5)
        centre = 2 + far * np.array([np.cos(angle), np.sin(angle)])
        if rng.random() < .3:  # a stack of face-down tiles
            picture, alpha = printing.back, np.full((ART, ART), 255, np.uint8)
            width, thick = 1.0, rng.uniform(.05, .8)
        else:
            picture, alpha = make_sprite(rng)
            width, thick = rng.uniform(.3, 2.2), rng.choice([.01, rng.uniform(.02, 1.2)])
        lay(photo, picture, alpha, sprite_to_plane(rng, alpha.shape, centre, width, rng.uniform(0, 6.3)), camera, thick,
            edge, sun)


def compose(printing: Printing, table: np.ndarray, rng: np.random.Generator) -> Scene:
    """One photo and its truth."""
    name = str(rng.choice(list(SCENES), p=list(SCENES.values())))
    camera = make_camera(rng, LONG_SIDE, cut=name == "cut")
    nominal = np.stack(np.meshgrid(np.arange(5.), np.arange(5.)), -1).reshape(25, 2)
    tile = np.sqrt(abs(np.linalg.det(cell_jacobian(camera))))
    scale = float(np.clip(tile * 1.15, 32, ART))
    photo = table_photo(table, camera, rng)
    edge = np.array(printing.edge) * rng.uniform(.6, 1.1)
    sun = np.array([*rng.normal(0, .6, 2), rng.uniform(.15, .75)])
    thick = rng.uniform(.015, .09)
    add_neighbours(photo, printing, camera, scale, thick, edge, sun, rng)
    add_clutter(photo, printing, camera, edge, sun, rng)
    kinds, faces = sample_kinds(rng), None
    if name in ("city", "cut", "partial"):
        faces = [printing.faces[k] for k in kinds]
        if name == "partial":
            for p in missing_places(rng):
                faces[p], kinds[p] = None, -1
    elif name == "backs":
        plain = np.empty((ART, ART, 3), np.uint8)
        plain[:] = rng.integers(0, 256, 3)
        faces = [printing.back if rng.random() < .97 else printing.faces[kinds[0]]] * 16
        if rng.random() < .4:
            faces = [plain] * 16
        kinds[:] = -1
    lattice = nominal
    cover = np.zeros(photo.shape[:2], np.uint8)
    if faces is not None:
        city = make_city(faces, kinds, scale, rng)
        lay(photo, city.picture, city.alpha, city.to_plane(), camera, thick, edge, sun)
        lattice = city.lattice
    else:
        kinds[:] = -1
        if name == "decoy":
            picture, alpha = decoy(rng)
            lay(photo, picture, alpha, sprite_to_plane(rng, alpha.shape, (2, 2), 4, 0), camera, thick, edge, sun)
    for _ in range(rng.choice([0, 1, 2, 3], p=[.62, .22, .1, .06])):  # things on the tiles
        picture, alpha = make_sprite(rng)
        m = sprite_to_plane(rng, alpha.shape, rng.uniform(-.3, 4.3, 2), np.exp(rng.normal(-.6, .5)), rng.uniform(0, 6.3))
        high = rng.choice([.02, rng.uniform(.02, .6)])
        cover = np.maximum(cover, lay(photo, picture, alpha, m, camera, high, edge, sun, base=thick))
    x = photo.astype(np.float32) / 255
    x = light(x, rng)
    pixels = project(camera.plane(thick), lattice)
    if rng.random() < .3:
        badges = project(camera.plane(thick), nominal.reshape(5, 5, 2)[:4, :4].reshape(16, 2) + .25)
        x, blobs = glare(x, rng, badges)
        cover = np.maximum(cover, (255 * (blobs > .8)).astype(np.uint8))
    return Scene(develop(x, rng, tile), name == "city", name, pixels, kinds, cover)


def cell_jacobian(camera: Camera) -> np.ndarray:
    """How a tile in the middle of the city maps to pixels."""
    a, b, c = project(camera.plane(), np.array([[2., 2.], [3., 2.], [2., 3.]]))
    return np.stack([b - a, c - a], 1)


def table_photo(table: np.ndarray, camera: Camera, rng: np.random.Generator) -> np.ndarray:
    """The table top seen by the camera; its pattern's size is free."""
    span = rng.uniform(4, 14)
    m = sprite_to_plane(rng, table.shape, rng.uniform(-2, 6, 2), span, rng.uniform(0, 6.3))
    h = camera.plane() @ m
    return cv2.warpPerspective(table, h, (camera.width, camera.height), flags=cv2.INTER_LINEAR,
                               borderMode=cv2.BORDER_REFLECT)
