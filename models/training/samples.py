"""From scenes to what each net is trained on, and shards of such samples on disk."""
from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from .art import Art
from .scene import Scene, Studio
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
SCENES_PER_SHARD = 64
# The square in which badges lie, as fractions of the tile.
BADGE_FROM, BADGE_TO = .12, .37

NOMINAL = np.stack(np.meshgrid(np.arange(5.), np.arange(5.)), -1).reshape(25, 2)


def cell_corners(lattice: np.ndarray, place: int) -> np.ndarray:
    """The four corners of a cell, clockwise from its top left, from 25 lattice points."""
    r, c = divmod(place, 4)
    i = r * 5 + c
    return lattice[[i, i + 1, i + 6, i + 5]]


def square(lo: float, hi: float) -> np.ndarray:
    return np.array([[lo, lo], [hi, lo], [hi, hi], [lo, hi]])


def sample_scene(scene: Scene) -> dict:
    """Everything the four nets need from one scene."""
    small, s = fit(scene.photo, STORED_PX)
    locate = np.zeros((STORED_PX, STORED_PX, 3), np.uint8)
    locate[:small.shape[0], :small.shape[1]] = small
    pyramid, hidden = Pyramid(scene.photo), Pyramid(scene.cover)
    to_photo = homography(NOMINAL, scene.lattice)
    canvas_to_tiles = np.array([[1 / TILE_STEP, 0, -REACH], [0, 1 / TILE_STEP, -REACH], [0, 0, 1]])
    canvas = pyramid.cut(to_photo @ canvas_to_tiles, CANVAS_PX)
    tile_to_canvas = np.linalg.inv(canvas_to_tiles)
    flat = np.concatenate([scene.lattice, np.ones((25, 1))], 1) @ np.linalg.inv(to_photo).T
    flat = flat[:, :2] / flat[:, 2:]
    points = flat * tile_to_canvas[0, 0] + tile_to_canvas[:2, 2]
    cells, badge_cover, tile_cover = [], [], []
    for p in range(16):
        m = homography(square(CELL_MARGIN * CELL_TILE, (1 + CELL_MARGIN) * CELL_TILE), cell_corners(scene.lattice, p))
        cells.append(pyramid.cut(m, CELL_PX))
        cover = hidden.cut(m, CELL_PX)
        a, b = (int((CELL_MARGIN + f) * CELL_TILE) for f in (BADGE_FROM, BADGE_TO))
        inner = slice(int(CELL_MARGIN * CELL_TILE), int((1 + CELL_MARGIN) * CELL_TILE))
        badge_cover.append(cover[a:b, a:b].mean() / 255)
        tile_cover.append(cover[inner, inner].mean() / 255)
    return {
        "locate": locate, "size": np.array(small.shape[1::-1]), "lattice": (scene.lattice * s).astype(np.float32),
        "whole": scene.whole, "name": scene.name, "canvas": canvas, "points": points.astype(np.float32),
        "cells": np.stack(cells), "kinds": scene.kinds.astype(np.int8),
        "badge_cover": np.array(badge_cover, np.float32), "tile_cover": np.array(tile_cover, np.float32),
    }


def write_shards(art: Art, folder: Path, split: str, count: int, seed: int, scenes: int = SCENES_PER_SHARD) -> None:
    """Write the shards that are missing; each depends only on its number and the seed."""
    folder.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for i in tqdm(range(count), desc=f"{split} shards", unit="shard"):
        path = folder / f"{split}-{i:04d}.npz"
        if path.exists():
            continue
        studio = Studio(art, seed * 100_003 + i, split, stock=max(2, scenes // 5))
        rows = [sample_scene(studio.scene()) for _ in range(scenes)]
        part = path.with_suffix(".part")
        with open(part, "wb") as f:
            np.savez(f, **{k: np.stack([r[k] for r in rows]) for k in rows[0]})
        part.rename(path)


def shard_paths(folder: Path, split: str) -> list[Path]:
    return sorted(folder.glob(f"{split}-*.npz"))


class Shards:
    """Follows the shards of a split, so that training can begin while later ones are being made.

    Subclasses keep what they need of a shard in `take`.
    """

    def __init__(self, folder: Path, split: str):
        self.folder, self.split = folder, split
        self.seen: set[Path] = set()
        self.refresh()

    def refresh(self) -> None:
        for path in shard_paths(self.folder, self.split):
            if path not in self.seen:
                self.seen.add(path)
                with np.load(path) as shard:
                    self.take(shard)

    def take(self, shard) -> None:
        raise NotImplementedError
