"""What lies on a table around the city looked at, and the light on all of it."""

import cv2
import numpy as np

from ..labels import ART
from .camera import Camera, project
from .city import sample_kinds
from .clutter import make_sprite
from .degrade import develop, glare, light
from .printing import Printing
from .stage import Stage, sprite_to_plane


def missing_places(rng: np.random.Generator) -> list[int]:
    """Places left empty: a row or column, two, or a few tiles."""
    roll = rng.random()
    grid = np.arange(16).reshape(4, 4)
    if roll < 0.45:
        line = grid[rng.choice([0, 3])] if rng.random() < 0.5 else grid[:, rng.choice([0, 3])]
        return line.tolist()
    if roll < 0.65:
        return grid[rng.choice([0, 3])].tolist() + grid[:, rng.choice([0, 3])].tolist()
    if roll < 0.75:
        return grid[:, 2:].ravel().tolist() if rng.random() < 0.5 else grid[2:].ravel().tolist()
    return rng.choice(16, rng.integers(2, 13), replace=False).tolist()


def turned(faces: list[np.ndarray], turns: np.ndarray) -> list[np.ndarray]:
    """Faces laid with these quarter turns, clockwise."""
    return [np.rot90(f, -t) if t else f for f, t in zip(faces, turns)]


def other_city(stage: Stage, rng: np.random.Generator) -> tuple[list, bool]:
    """Faces of a city beside the one looked at, and whether it lies face down."""
    down = rng.random() < 0.15
    faces = [stage.printing.back if down else stage.printing.faces[k] for k in sample_kinds(rng)]
    if rng.random() < 0.35:
        for p in missing_places(rng):
            faces[p] = None
    return faces, down


def add_neighbours(stage: Stage, rng: np.random.Generator, side_tiles: int) -> None:
    """Other cities around the middle one of so many tiles: whole, in part, face down, or reaching out of the picture."""
    for side in rng.permutation(4)[: rng.choice([0, 1, 2, 3, 4], p=[0.45, 0.25, 0.17, 0.08, 0.05])]:
        gap = rng.choice([rng.uniform(0.05, 0.2), rng.uniform(0.2, 2)], p=[0.4, 0.6])
        out = np.array([[1, 0], [-1, 0], [0, 1], [0, -1]])[side] * (2 + side_tiles / 2 + gap)
        along = np.array([[0, 1], [0, 1], [1, 0], [1, 0]])[side] * (0 if rng.random() < 0.3 else rng.normal(0, 1.2))
        quarter = rng.integers(4) * np.pi / 2 + rng.normal(0, 0.02 if gap < 0.2 else 0.2)
        spin = sprite_to_plane((4, 4), np.array([2.0, 2.0]) + out + along, 4, quarter)
        faces, down = other_city(stage, rng)
        if stage.sight(spin) != "between":
            stage.city(faces, spin, down=down, finer=0.8)


def add_clutter(stage: Stage, rng: np.random.Generator, count: int, near: float, far: float) -> None:
    """Cards, cups, tokens and stacks between these distances from the middle."""
    for _ in range(count):
        angle, way = rng.uniform(0, 2 * np.pi), rng.uniform(near, far)
        centre = 2 + way * np.array([np.cos(angle), np.sin(angle)])
        if rng.random() < 0.3:  # a stack of face-down tiles
            picture, alpha = stage.printing.back, np.full((ART, ART), 255, np.uint8)
            width, thick = 1.0, rng.uniform(0.05, 0.8)
        else:
            picture, alpha = make_sprite(rng)
            width, thick = rng.uniform(0.3, 2.2), rng.choice([0.01, rng.uniform(0.02, 1.2)])
        stage.lay(picture, alpha, sprite_to_plane(alpha.shape, centre, width, rng.uniform(0, 6.3)), thick)


def table_photo(table: np.ndarray, camera: Camera, rng: np.random.Generator, span: float) -> np.ndarray:
    """The table top seen by the camera; `span` tiles of it make one pattern."""
    m = sprite_to_plane(table.shape, rng.uniform(-2, 6, 2), span, rng.uniform(0, 6.3))
    return cv2.warpPerspective(
        table, camera.plane() @ m, (camera.width, camera.height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )


def set_stage(printing: Printing, table: np.ndarray, camera: Camera, rng: np.random.Generator, span: float) -> Stage:
    sun = np.array([*rng.normal(0, 0.6, 2), rng.uniform(0.15, 0.75)])
    return Stage(
        table_photo(table, camera, rng, span),
        camera,
        printing,
        rng,
        rng.uniform(0.015, 0.09),
        np.array(printing.edge) * rng.uniform(0.6, 1.1),
        sun,
    )


def lay_mat(stage: Stage, rows: int, cols: int, rng: np.random.Generator) -> None:
    """A mat under the tiles, some tiles wider than they."""
    room = rng.uniform(0.2, 3, 2)
    high, wide = rows + room[0], cols + room[1]
    picture = np.empty((int(40 * high), int(40 * wide), 3), np.uint8)
    picture[:] = rng.integers(20, 235, 3)
    for _ in range(rng.integers(0, 8)):
        a = rng.uniform(0, picture.shape[1::-1])
        cv2.rectangle(
            picture,
            a.astype(int).tolist(),
            (a + rng.uniform(5, 80, 2)).astype(int).tolist(),
            [int(v) for v in rng.integers(0, 255, 3)],
            int(rng.choice([-1, 2])),
        )
    stage.lay(
        picture, np.full(picture.shape[:2], 255, np.uint8), sprite_to_plane(picture.shape, (2, 2), wide, 0), 0.005
    )


def things_on_tiles(stage: Stage, rng: np.random.Generator, low: float = -0.3, high: float = 4.3) -> np.ndarray:
    """Fingers, tokens and cards that lie on the tiles. Returns what they cover."""
    cover = np.zeros(stage.photo.shape[:2], np.uint8)
    for _ in range(rng.choice([0, 1, 2, 3], p=[0.62, 0.22, 0.1, 0.06])):
        picture, alpha = make_sprite(rng)
        m = sprite_to_plane(alpha.shape, rng.uniform(low, high, 2), np.exp(rng.normal(-0.6, 0.5)), rng.uniform(0, 6.3))
        thick = rng.choice([0.02, rng.uniform(0.02, 0.6)])
        cover = np.maximum(cover, stage.lay(picture, alpha, m, thick, base=stage.thick))
    return cover


def expose(stage: Stage, cover: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Light, glare and camera. Returns the photo and what is hidden in it."""
    x = light(stage.photo.astype(np.float32) / 255, rng)
    if rng.random() < 0.3:
        cells = np.stack(np.meshgrid(np.arange(4.0), np.arange(4.0)), -1).reshape(16, 2)
        spots = project(stage.camera.plane(stage.thick), cells + (stage.printing.box[:2] + stage.printing.box[2:]) / 2)
        x, blobs = glare(x, rng, spots)
        cover = np.maximum(cover, (255 * (blobs > 0.8)).astype(np.uint8))
    return develop(x, rng, stage.tile), cover
