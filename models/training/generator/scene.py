"""A whole photo: table, one city or several, clutter, light and camera."""

from dataclasses import dataclass, field

import cv2
import numpy as np

from ..labels import ART, FACELESS, KINDS, VACANT
from .art import Art
from .background import make_background
from .camera import CORNERS, make_camera, project
from .city import sample_kinds, sample_turns
from .clutter import decoy
from .page import compose_page
from .printing import BADGE_BOX, Printing, make_printing
from .stage import Found, sprite_to_plane
from .tabletop import (
    add_clutter,
    add_neighbours,
    expose,
    lay_mat,
    missing_places,
    other_city,
    set_stage,
    things_on_tiles,
    turned,
)

# Long side of a composed photo. Small, so that a scene costs a tenth of a second.
LONG_SIDE = 768
# The same of a photo of the whole table, whose cities are small.
TABLE_SIDE = 1152
# Share of scenes that are pages of a rulebook, not photos of a table.
PAGES = 0.12
# Share of scenes for which a table of the stock is made anew.
RENEWED = 0.4
# How often each kind of scene is drawn. "larger" is a grid of another size, as the newer edition has.
SCENES = {
    "city": 0.46,
    "holes": 0.11,
    "table": 0.13,
    "larger": 0.07,
    "partial": 0.08,
    "backs": 0.04,
    "decoy": 0.05,
    "cut": 0.04,
    "empty": 0.02,
}
LARGER = {(5, 5): 0.6, (4, 5): 0.12, (5, 4): 0.12, (5, 6): 0.08, (6, 6): 0.08}


@dataclass
class Scene:
    """`lattice` are the 25 points in pixels of the city looked at, read with the tiles upright; on scenes
    without a whole one they say where a careless reader would see one. `turns` are the quarter turns of
    its tiles, `cover` is 255 where something hides them, `box` is where on a tile the badge lies."""

    photo: np.ndarray
    name: str
    lattice: np.ndarray
    kinds: np.ndarray
    cover: np.ndarray
    whole: bool
    larger: np.ndarray | None = None  # outer corners of the larger grid that the lattice is a part of
    wholes: list[Found] = field(default_factory=list)
    turns: np.ndarray = field(default_factory=lambda: np.zeros(16, int))
    box: np.ndarray = field(default_factory=lambda: BADGE_BOX)


class Studio:
    """Composes scenes, each of a printing of its own; keeps a stock of tables, which cost more than a scene, and
    renews it slowly."""

    def __init__(self, art: Art, seed: int, split: str, stock: int = 24):
        self.art, self.split, self.stock = art, split, stock
        self.rng = np.random.default_rng([seed, split == "val"])
        self.tables: list[np.ndarray] = []

    def table(self) -> np.ndarray:
        if len(self.tables) < self.stock:
            self.tables.append(make_background(self.rng, self.split))
            return self.tables[-1]
        if self.rng.random() < RENEWED:
            self.tables[self.rng.integers(len(self.tables))] = make_background(self.rng, self.split)
        return self.tables[self.rng.integers(len(self.tables))]

    def scene(self) -> Scene:
        printing = make_printing(self.art, self.rng, self.split)
        if self.rng.random() < PAGES:
            photo, name, lattice, kinds, cover = compose_page(printing, self.rng)
            whole = name == "city"
            wholes = [Found(lattice[[0, 4, 24, 20]], lattice)] if whole else []
            return Scene(photo, f"page-{name}", lattice, kinds, cover, whole, wholes=wholes, box=printing.box)
        table = self.table()
        name = str(self.rng.choice(list(SCENES), p=list(SCENES.values())))
        if name == "table":
            return compose_table(printing, table, self.rng)
        return compose(name, printing, table, self.rng)


def civic(printing: Printing, rng: np.random.Generator) -> np.ndarray:
    """A tile of the newer edition that the base game has not: a purple building."""
    face = printing.faces[rng.integers(len(KINDS))]
    hsv = cv2.cvtColor(face, cv2.COLOR_RGB2HSV)
    hsv[..., 0] = int(rng.uniform(130, 155))
    hsv[..., 1] = np.maximum(hsv[..., 1], int(rng.uniform(60, 140)))
    out = cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB)
    centre = tuple(int(v) for v in (printing.box[:2] + printing.box[2:]) / 2 * ART)
    cv2.circle(
        out,
        centre,
        int(ART * rng.uniform(0.1, 0.15)),
        [int(v) for v in rng.uniform([90, 10, 120], [170, 90, 220])],
        -1,
        cv2.LINE_AA,
    )
    return out


def compose(name: str, printing: Printing, table: np.ndarray, rng: np.random.Generator) -> Scene:
    """One photo of one city, or of what is none, and its truth."""
    rows, cols = 4, 4
    if name == "larger":
        sizes = list(LARGER)
        rows, cols = sizes[rng.choice(len(sizes), p=list(LARGER.values()))]
    frame = (CORNERS / 4 - 0.5) * (cols, rows) + 2
    camera = make_camera(rng, LONG_SIDE, cut=name == "cut", corners=frame)
    stage = set_stage(printing, table, camera, rng, rng.uniform(4, 14))
    if rng.random() < (0.5 if name == "larger" else 0.08):
        lay_mat(stage, rows, cols, rng)
    add_neighbours(stage, rng, max(rows, cols))
    add_clutter(stage, rng, rng.choice([0, 1, 3, 6], p=[0.3, 0.25, 0.25, 0.2]), 3.0, 5.5)
    kinds, turns = sample_kinds(rng, rows * cols), np.zeros(16, int)
    lattice = project(
        camera.plane(stage.thick), np.stack(np.meshgrid(np.arange(5.0), np.arange(5.0)), -1).reshape(25, 2)
    )
    whole, larger = False, None
    if name in ("city", "cut", "partial", "holes"):
        turns = sample_turns(rng)
        faces = turned([printing.faces[k] for k in kinds], turns)
        gone = missing_places(rng) if name == "partial" else []
        if name == "holes":
            gone = rng.choice(16, rng.integers(1, 4), replace=False).tolist()
        for p in gone:
            faces[p], kinds[p] = None, VACANT
        before = len(stage.wholes)
        lattice = stage.city(faces)
        whole = len(stage.wholes) > before
    elif name == "larger":
        faces = [civic(printing, rng) if rng.random() < 0.12 else printing.faces[k] for k in kinds]
        spin = np.array([[1, 0, 2 - cols / 2], [0, 1, 2 - rows / 2], [0, 0, 1.0]])
        points = stage.city(faces, spin, rows, cols).reshape(rows + 1, cols + 1, 2)
        larger = points[[0, 0, -1, -1], [0, -1, -1, 0]]
        r, c = rng.integers(rows - 3), rng.integers(cols - 3)
        lattice = points[r : r + 5, c : c + 5].reshape(25, 2)
        kinds = kinds.reshape(rows, cols)[r : r + 4, c : c + 4].ravel()
    elif name == "backs":
        plain = np.empty((ART, ART, 3), np.uint8)
        plain[:] = rng.integers(0, 256, 3)
        faces = [printing.back if rng.random() < 0.97 else printing.faces[kinds[0]]] * 16
        lattice = stage.city([plain] * 16 if rng.random() < 0.4 else faces, down=True)
        kinds[:] = FACELESS
    elif name == "decoy":
        picture, alpha = decoy(rng)
        stage.lay(picture, alpha, sprite_to_plane(alpha.shape, (2, 2), 4, 0))
        kinds[:] = FACELESS
    else:
        kinds[:] = VACANT
    photo, cover = expose(stage, things_on_tiles(stage, rng), rng)
    return Scene(photo, name, lattice, kinds, cover, whole, larger, stage.wholes, turns, printing.box)


def seats(rng: np.random.Generator) -> list[tuple[np.ndarray, float]]:
    """Middles and turns of three to seven cities around a table, in tiles."""
    n = int(rng.integers(3, 8))
    room = rng.uniform(4.4, 6.2)
    if rng.random() < 0.4:  # along the two long sides
        far, half = rng.uniform(max(5, room), 9), (n + 1) // 2
        spots = [np.array([(i % half - (half - 1) / 2) * room, far / 2 * (1 if i < half else -1)]) for i in range(n)]
    else:
        a = 2 * np.pi * (np.arange(n) + rng.uniform(0, 1)) / n
        ring = room * 1.15 / (2 * np.sin(np.pi / n)) * np.array([1, rng.uniform(0.85, 1.1)])
        spots = [np.array([np.cos(t), np.sin(t)]) * ring for t in a]
    free = rng.random() < 0.4
    out = []
    for spot in spots:
        turn = rng.uniform(0, 2 * np.pi) if free else rng.integers(4) * np.pi / 2 + rng.normal(0, 0.12)
        slack = (room - 4.4) / 3
        out.append(
            (spot + 2 + rng.uniform(-slack, slack, 2), turn if room > 5.7 or not free else round(turn / 1.571) * 1.571)
        )
    return out


def compose_table(printing: Printing, table: np.ndarray, rng: np.random.Generator) -> Scene:
    """One photo of all cities of a game. The city looked at is one of the whole ones, if there are any."""
    places = seats(rng)
    spins = [sprite_to_plane((4, 4), at, 4, turn) for at, turn in places]
    corners = np.concatenate([project(spin, CORNERS) for spin in spins])
    # Now and then someone stands too near, and cities at the rim are cut.
    fill = (0.8, 0.98) if rng.random() < 0.75 else (1.0, 1.5)
    camera = make_camera(rng, TABLE_SIDE, corners=corners, fill=fill, steep=38)
    stage = set_stage(printing, table, camera, rng, rng.uniform(10, 30))
    add_clutter(stage, rng, int(rng.integers(0, 14)), 0, 11)
    laid = []
    for spin in spins:
        if stage.sight(spin) == "between":
            continue
        if rng.random() < 0.85:
            kinds = sample_kinds(rng)
            turns = sample_turns(rng)
            faces, down = turned([printing.faces[k] for k in kinds], turns), False
        else:
            faces, down = other_city(stage, rng)
        before = len(stage.wholes)
        points = stage.city(faces, spin, down=down)
        if len(stage.wholes) > before:
            laid.append(points)
    things_on_tiles(stage, rng, -6, 10)
    photo, cover = expose(stage, np.zeros(stage.photo.shape[:2], np.uint8), rng)
    lattice = (
        laid[rng.integers(len(laid))]
        if laid
        else project(
            camera.plane() @ spins[0], np.stack(np.meshgrid(np.arange(5.0), np.arange(5.0)), -1).reshape(25, 2)
        )
    )
    return Scene(photo, "table", lattice, np.full(16, FACELESS), cover, bool(laid), None, stage.wholes)
