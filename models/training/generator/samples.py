"""From scenes to what each net is trained on."""

import numpy as np

from .camera import project
from .scene import Scene
from .warp import Pyramid, fit, homography

# Stored photos are larger than the locate net's input, so that training can zoom.
STORED_PX = 256
# The stored surroundings of a city, from which refine frames are cut with any error: tiles
# from -REACH to 4 + REACH, a little finer than the refine frame.
REACH = 2.2
TILE_STEP = 256 / 5.4
CANVAS_PX = int(round((4 + 2 * REACH) * TILE_STEP))
# Stored cells: a tile and this much around it, at the badge window's resolution.
CELL_MARGIN = 0.15
CELL_TILE = 96
CELL_PX = int(round((1 + 2 * CELL_MARGIN) * CELL_TILE))
# At most so many cities of a photo, and points of one, are stored.
MOST_CITIES, MOST_POINTS = 10, 49
# Scenes whose cells teach nothing: half outside the picture, too small, or without a kind.
NO_CELLS = ("cut", "table", "larger")

NOMINAL = np.stack(np.meshgrid(np.arange(5.0), np.arange(5.0)), -1).reshape(25, 2)


def cell_corners(lattice: np.ndarray, place: int) -> np.ndarray:
    """The four corners of a cell, clockwise from its top left, from 25 lattice points."""
    r, c = divmod(place, 4)
    i = r * 5 + c
    return lattice[[i, i + 1, i + 6, i + 5]]


def square(lo: float, hi: float) -> np.ndarray:
    return np.array([[lo, lo], [hi, lo], [hi, hi], [lo, hi]])


def padded(rows: list[np.ndarray], count: int, length: int) -> np.ndarray:
    """Lists of points as one array; NaN where there are none."""
    out = np.full((count, length, 2), np.nan, np.float32)
    for i, points in enumerate(rows[:count]):
        out[i, : len(points)] = points
    return out


def covered(cover: np.ndarray, box: np.ndarray, turn: int) -> float:
    """Share of the badge's box, on a stored cell of a tile laid with this turn, that is hidden."""
    upright = np.rot90(cover, turn)
    x0, y0, x1, y1 = np.clip((CELL_MARGIN + box) * CELL_TILE, 0, CELL_PX).astype(int)
    return float(upright[y0:y1, x0:x1].mean() / 255)


def sample_scene(scene: Scene) -> dict[str, np.ndarray]:
    """Everything the four nets are trained on, cut from one scene."""
    small, s = fit(scene.photo, STORED_PX)
    locate = np.zeros((STORED_PX, STORED_PX, 3), np.uint8)
    locate[: small.shape[0], : small.shape[1]] = small
    pyramid, hidden = Pyramid(scene.photo), Pyramid(scene.cover)
    to_photo = homography(NOMINAL, scene.lattice)
    to_tiles = np.linalg.inv(to_photo)
    canvas_to_tiles = np.array([[1 / TILE_STEP, 0, -REACH], [0, 1 / TILE_STEP, -REACH], [0, 0, 1]])
    canvas = pyramid.cut(to_photo @ canvas_to_tiles, CANVAS_PX)
    points = (project(to_tiles, scene.lattice) + REACH) * TILE_STEP
    larger = np.full((4, 2), np.nan) if scene.larger is None else project(to_tiles, scene.larger)
    cells, badge_cover, tile_cover = np.zeros((16, CELL_PX, CELL_PX, 3), np.uint8), np.zeros(16), np.zeros(16)
    for p in range(0 if scene.name in NO_CELLS else 16):
        m = homography(square(CELL_MARGIN * CELL_TILE, (1 + CELL_MARGIN) * CELL_TILE), cell_corners(scene.lattice, p))
        cells[p] = pyramid.cut(m, CELL_PX)
        cover = hidden.cut(m, CELL_PX)
        inner = slice(int(CELL_MARGIN * CELL_TILE), int((1 + CELL_MARGIN) * CELL_TILE))
        badge_cover[p] = covered(cover, scene.box, scene.turns[p])
        tile_cover[p] = cover[inner, inner].mean() / 255
    return {
        "locate": locate,
        "size": np.array(small.shape[1::-1]),
        "corners": padded([f.corners * s for f in scene.wholes], MOST_CITIES, 4),
        "peaks": padded([f.points * s for f in scene.wholes], MOST_CITIES, MOST_POINTS),
        "whole": scene.whole,
        "name": scene.name,
        "canvas": canvas,
        "points": points.astype(np.float32),
        "larger": larger.astype(np.float32),
        "cells": cells,
        "kinds": scene.kinds.astype(np.int8),
        "turns": scene.turns.astype(np.int8),
        "box": scene.box.astype(np.float32),
        "badge_cover": badge_cover.astype(np.float32),
        "tile_cover": tile_cover.astype(np.float32),
    }
