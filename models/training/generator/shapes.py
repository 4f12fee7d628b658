"""Badge outlines as any hand may draw them: polygons around (0, 0) that fit a square of side 2."""

import cv2
import numpy as np


def regular(corners: int, turn: float = 0.0) -> np.ndarray:
    """A regular polygon; its first corner points up, turned by `turn` degrees."""
    a = 2 * np.pi * np.arange(corners) / corners + np.radians(turn)
    return np.stack([np.sin(a), -np.cos(a)], 1)


def cog(rng: np.random.Generator) -> np.ndarray:
    """A gear wheel with pointed, square or round teeth."""
    teeth, depth = int(rng.integers(6, 17)), rng.uniform(0.1, 0.38)
    a = np.linspace(0, 2 * np.pi, teeth * 16, endpoint=False) + rng.uniform(0, 1)
    wave = np.cos(a * teeth)
    form = rng.integers(3)
    if form == 0:
        wave = np.clip(wave * rng.uniform(1.2, 5), -1, 1)
    elif form == 1:
        wave = 2 / np.pi * np.arcsin(wave)
    r = 1 - depth / 2 + depth / 2 * wave
    return np.stack([r * np.sin(a), -r * np.cos(a)], 1)


def hexagon(rng: np.random.Generator) -> np.ndarray:
    """Lying on a side or standing on a corner, regular or stretched a little."""
    return regular(6, 30 if rng.random() < 0.6 else 0) * (1, rng.uniform(0.85, 1.05))


def pentagon(rng: np.random.Generator) -> np.ndarray:
    """A house's outline: walls and a pitched roof, now and then with eaves."""
    eaves, wide = rng.uniform(-0.4, 0.15), rng.uniform(0.75, 1)
    if rng.random() < 0.2:
        wall = wide * rng.uniform(0.72, 0.9)
        return np.array(
            [[0, -1], [wide, eaves], [wall, eaves], [wall, 0.95], [-wall, 0.95], [-wall, eaves], [-wide, eaves]]
        )
    return np.array([[0, -1], [wide, eaves], [wide, 0.9], [-wide, 0.9], [-wide, eaves]])


def triangle(rng: np.random.Generator) -> np.ndarray:
    return np.array([[0, -1], [rng.uniform(0.85, 1.05), 0.8], [-rng.uniform(0.85, 1.05), 0.8]])


def diamond(rng: np.random.Generator) -> np.ndarray:
    return regular(4) * (rng.uniform(0.82, 1), 1)


def rectangle(rng: np.random.Generator) -> np.ndarray:
    high = rng.uniform(0.55, 0.85)
    return np.array([[-1, -high], [1, -high], [1, high], [-1, high]])


OUTLINES = {
    "S": hexagon,
    "F": cog,
    "M": diamond,
    "D": diamond,
    "E": diamond,
    "B": diamond,
    "O": rectangle,
    "P": triangle,
    "H": pentagon,
}


def outline(kind: str, rng: np.random.Generator, wobble: float, smooth: int) -> np.ndarray:
    """The badge of a kind, drawn with an unsteady hand (`wobble`) and with rounded corners."""
    poly = OUTLINES[kind](np.random.default_rng(rng.integers(1 << 30)))
    if kind != "F":
        for _ in range(smooth):  # cut the corners off
            after = np.roll(poly, -1, 0)
            poly = np.stack([0.9 * poly + 0.1 * after, 0.1 * poly + 0.9 * after], 1).reshape(-1, 2)
        poly = poly + rng.normal(0, wobble, poly.shape) / (1 + smooth)
    return poly


def fill(shape: tuple[int, int], poly: np.ndarray) -> np.ndarray:
    """Mask of a polygon given in pixels."""
    mask = np.zeros(shape, np.uint8)
    cv2.fillPoly(mask, [np.round(poly * 16).astype(np.int32)], 255, cv2.LINE_AA, shift=4)
    return mask


def stroke(shape: tuple[int, int], poly: np.ndarray, wide: int) -> np.ndarray:
    """Mask of a polygon's line."""
    mask = np.zeros(shape, np.uint8)
    cv2.polylines(mask, [np.round(poly * 16).astype(np.int32)], True, 255, max(1, wide), cv2.LINE_AA, shift=4)
    return mask
