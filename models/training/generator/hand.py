"""What the nine tiles of a home-made copy have in common: where the badge lies, which colours, which icons.

A person tells a kind by the badge's shape, its colour and its icon, and two of them are enough. So each
of the three is now and then missing or wrong, never two of them, and a tavern keeps its icon.
"""

from dataclasses import dataclass

import cv2
import numpy as np

from ..labels import KINDS, TAVERNS

# Where the badge lies: its centre and half its side in tiles, and how often.
PLACES = {"corner": 0.52, "large": 0.12, "centre": 0.14, "filling": 0.08, "elsewhere": 0.14}
# Share of badges elsewhere that lie in one of the other three corners.
CORNERS = 0.75
# What the hand does with colour: right, off by a little, exchanged, or black ink only.
COLOURS = {"right": 0.52, "shifted": 0.18, "wrong": 0.10, "ink": 0.20}
# How a badge is filled.
FILLS = {"solid": 0.42, "outline": 0.2, "tint": 0.13, "pencil": 0.25}
# Where the icons come from. "odd" are letters or nothing, except on taverns.
ICONS = {"pack": 0.42, "drawn": 0.25, "published": 0.13, "emoji": 0.12, "odd": 0.08}
# Share of sets whose badges all have one shape, or none: colour and icon tell the kind then.
SHAPELESS = 0.06
# Cards with less light than this are drawn on in white.
DARK = 110
# Hue, saturation and value of a kind when drawn with plain paints.
PAINTS = {
    "S": (46, 0.85, 0.97),
    "F": (0, 0.0, 0.48),
    "T": (0, 0.82, 0.82),
    "O": (216, 0.78, 0.78),
    "P": (125, 0.65, 0.58),
    "H": (22, 0.62, 0.50),
}


@dataclass
class Hand:
    """What all nine tiles of a home-made set have in common."""

    place: str
    centre: np.ndarray
    half: float
    colours: str
    fill: str
    icons: str
    shape: str
    line: int
    wobble: float
    smooth: int
    ink: np.ndarray
    card: np.ndarray
    body: str
    white: bool


def hsv(h: float, s: float, v: float) -> np.ndarray:
    pixel = np.array([[[h % 360, np.clip(s, 0, 1), np.clip(v, 0, 1)]]], np.float32)
    return cv2.cvtColor(pixel, cv2.COLOR_HSV2RGB)[0, 0] * 255


def pick(rng: np.random.Generator, table: dict) -> str:
    return str(rng.choice(list(table), p=np.array(list(table.values())) / sum(table.values())))


def card_colour(rng: np.random.Generator) -> np.ndarray:
    """White, cream, kraft, pastel, anything light, or dark."""
    roll = rng.random()
    if roll < 0.38:
        return np.full(3, rng.uniform(235, 255))
    if roll < 0.60:
        return hsv(rng.uniform(30, 55), rng.uniform(0.06, 0.22), rng.uniform(0.9, 1))
    if roll < 0.68:
        return hsv(rng.uniform(24, 38), rng.uniform(0.3, 0.5), rng.uniform(0.6, 0.8))
    if roll < 0.84:
        return hsv(rng.uniform(0, 360), rng.uniform(0.08, 0.3), rng.uniform(0.8, 1))
    if roll < 0.94:
        return hsv(rng.uniform(0, 360), rng.uniform(0, 0.6), rng.uniform(0.4, 0.95))
    return hsv(rng.uniform(0, 360), rng.uniform(0, 0.4), rng.uniform(0.08, 0.35))


def make_hand(rng: np.random.Generator) -> Hand:
    place = pick(rng, PLACES)
    half = rng.uniform(0.09, 0.15)
    centre = np.array([0.245, 0.24]) + rng.normal(0, 0.02, 2)
    if place == "large":
        half = rng.uniform(0.15, 0.235)
        centre = half + rng.uniform(0.01, 0.05, 2)
    elif place == "centre":
        half, centre = rng.uniform(0.12, 0.3), np.array([0.5, 0.5]) + rng.normal(0, 0.03, 2)
    elif place == "filling":
        half, centre = rng.uniform(0.3, 0.46), np.array([0.5, 0.5]) + rng.normal(0, 0.01, 2)
    elif place == "elsewhere":
        half = rng.uniform(0.1, 0.2)
        centre = rng.uniform(half + 0.03, 0.97 - half, 2)
        if rng.random() < CORNERS:
            far = [(True, False), (False, True), (True, True)][rng.integers(3)]
            near = np.maximum(half + 0.02, 0.245 + rng.normal(0, 0.02, 2))
            centre = np.where(far, 1 - near, near)
    colours = pick(rng, COLOURS)
    hand = Hand(
        place,
        centre,
        half,
        colours,
        pick(rng, FILLS),
        pick(rng, ICONS),
        "right",
        int(rng.choice([0, 2, 4, 6, 9], p=[0.2, 0.2, 0.25, 0.2, 0.15])),
        rng.choice([0, rng.uniform(0, 0.05)]),
        int(rng.choice([0, 1, 2], p=[0.65, 0.2, 0.15])),
        hsv(rng.uniform(0, 360), rng.uniform(0, 0.3), rng.uniform(0, 0.3)),
        card_colour(rng),
        pick(rng, {"none": 0.35, "shapes": 0.33, "lines": 0.12, "scene": 0.12, "icon": 0.08}),
        bool(rng.random() < 0.75),
    )
    if colours in ("right", "shifted") and hand.icons != "odd" and rng.random() < SHAPELESS / 0.6:
        hand.shape = str(rng.choice(["disc", "square", "none"]))
    if colours == "ink" and hand.card.mean() < DARK:  # who has dark cards takes a white pen
        hand.ink = hsv(rng.uniform(0, 360), rng.uniform(0, 0.1), rng.uniform(0.85, 1))
    if colours in ("wrong", "ink") and hand.icons == "odd":
        hand.icons = "pack"
    return hand


def paint_of(kind: str, hand: Hand, rng: np.random.Generator) -> np.ndarray:
    """The kind's colour as this hand mixes it."""
    kinds = list(PAINTS)
    name = "T" if KINDS.index(kind) in TAVERNS else kind
    if hand.colours == "ink":
        return hand.ink
    if hand.colours == "wrong" and rng.random() < 0.6:
        name = kinds[rng.integers(len(kinds))]
    h, s, v = PAINTS[name]
    far = 2.2 if hand.colours == "shifted" else 1
    if name == "F" and rng.random() < 0.35 * far:  # factories are grey, brownish or bluish
        h, s = rng.uniform(0, 360), rng.uniform(0, 0.25)
    return hsv(h + rng.normal(0, 6 * far), s * np.exp(rng.normal(0, 0.15 * far)), v * np.exp(rng.normal(0, 0.15 * far)))
