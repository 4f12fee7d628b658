"""Tile faces from scans and from our own drawings, taken apart into body, badge and icon."""

from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from ..labels import ART, FACE_FILES, KINDS
from .icons import load_emoji, load_icons, svg_to_rgba, trim

# Resolution at which faces are read and icons cut, before they shrink to ART.
SCAN = 3 * ART


def cog(cx: float, cy: float, r: float, teeth: int = 12, depth: float = 0.17) -> np.ndarray:
    """Outline of a gear wheel with rounded teeth."""
    a = np.linspace(0, 2 * np.pi, teeth * 12, endpoint=False)
    wave = np.clip(1.8 * np.cos(a * teeth), -1, 1)
    rr = r * (1 - depth / 2 + depth / 2 * wave)
    return np.stack([cx + rr * np.sin(a), cy - rr * np.cos(a)], 1)


DIAMOND = np.array([[0.243, 0.125], [0.367, 0.249], [0.243, 0.373], [0.119, 0.249]])

# Badge outlines as fractions of the tile, measured on the published faces.
BADGES = {
    "S": np.array([[0.191, 0.135], [0.308, 0.135], [0.364, 0.234], [0.308, 0.334], [0.191, 0.334], [0.136, 0.234]]),
    "F": cog(0.251, 0.249, 0.111),
    "M": DIAMOND,
    "D": DIAMOND,
    "E": DIAMOND,
    "B": DIAMOND,
    "O": np.array([[0.113, 0.115], [0.354, 0.115], [0.354, 0.277], [0.113, 0.277]]),
    "P": np.array([[0.236, 0.104], [0.350, 0.289], [0.124, 0.289]]),
    "H": np.array([[0.236, 0.082], [0.352, 0.165], [0.352, 0.284], [0.122, 0.284], [0.122, 0.165]]),
}

# Side of the box that holds the icon and its centre, as fractions of the tile.
ICON_BOX = {
    "S": (0.245, 0.235, 0.130),
    "F": (0.250, 0.250, 0.150),
    "M": (0.243, 0.249, 0.135),
    "D": (0.243, 0.249, 0.130),
    "E": (0.243, 0.249, 0.150),
    "B": (0.243, 0.249, 0.145),
    "O": (0.236, 0.196, 0.140),
    "P": (0.236, 0.232, 0.115),
    "H": (0.237, 0.205, 0.140),
}


@dataclass
class Face:
    """One complete face, the face with its badge painted away, and the icon of the badge."""

    picture: np.ndarray
    body: np.ndarray
    icon: np.ndarray | None


@dataclass
class Art:
    """Everything printings are made of. `sets` holds complete sets of nine faces."""

    sets: list[list[Face]] = field(default_factory=list)
    own: list[list[Face]] = field(default_factory=list)
    icons: dict = field(default_factory=dict)
    emoji: dict = field(default_factory=dict)
    face_icons: dict[str, list[np.ndarray]] = field(default_factory=dict)


def to_px(poly: np.ndarray, px: int) -> np.ndarray:
    """Tile fractions to fixed-point pixels (4 fractional bits) for cv2."""
    return np.round(poly * px * 16).astype(np.int32)


def badge_mask(kind: str, px: int, grow: int = 0) -> np.ndarray:
    mask = np.zeros((px, px), np.uint8)
    cv2.fillPoly(mask, [to_px(BADGES[kind], px)], 255, cv2.LINE_AA, shift=4)
    if grow > 0:
        mask = cv2.dilate(mask, np.ones((2 * grow + 1, 2 * grow + 1), np.uint8))
    elif grow < 0:
        mask = cv2.erode(mask, np.ones((1 - 2 * grow, 1 - 2 * grow), np.uint8))
    return mask


def load_picture(path: Path) -> np.ndarray:
    """A face as a square RGB array of side SCAN; CMYK scans are converted."""
    if path.suffix == ".svg":
        rgba = svg_to_rgba(path.read_text(), SCAN).astype(np.float32)
        alpha = rgba[..., 3:] / 255
        return (rgba[..., :3] * alpha + 255 * (1 - alpha)).astype(np.uint8)
    picture = Image.open(path).convert("RGB").resize((SCAN, SCAN), Image.Resampling.LANCZOS)
    return np.asarray(picture).copy()


def white_of(scan: np.ndarray) -> np.ndarray:
    """How white each pixel is, 0 to 1."""
    return np.clip((scan.min(axis=2).astype(np.float32) - 110) / 80, 0, 1)


def badge_region(kind: str, scan: np.ndarray) -> np.ndarray:
    """Mask of the badge at SCAN size: inside its white outline if that is closed, else as published."""
    near = badge_mask(kind, SCAN, grow=48) > 0
    closed = ((white_of(scan) > 0.5) & near).astype(np.uint8) * 255
    contours, _ = cv2.findContours(closed, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    published = badge_mask(kind, SCAN)
    for contour in contours:
        mask = np.zeros_like(closed)
        cv2.drawContours(mask, [contour], -1, 255, -1)
        if 0.8 < (mask > 0).sum() / (published > 0).sum() < 1.9:
            return mask
    return published


def cut_icon(region: np.ndarray, scan: np.ndarray) -> np.ndarray | None:
    """The white icon inside a badge, as a mask; None if the badge holds no such thing."""
    inside = cv2.erode(region, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (19, 19))) > 128
    white = (white_of(scan) * inside * 255).astype(np.uint8)
    n, parts, stats, _ = cv2.connectedComponentsWithStats((white > 60).astype(np.uint8))
    for i in range(1, n):  # what is left of a thick outline
        if max(stats[i][2:4]) > 0.19 * SCAN and stats[i][4] < 9 * sum(stats[i][2:4]):
            white[parts == i] = 0
    share = (white > 60).sum() / max(1, inside.sum())
    return trim(white) if 0.05 < share < 0.8 else None


def load_set(folder: Path) -> list[Face]:
    """The nine faces of a folder, in the order of KINDS."""
    faces = []
    for kind, stem in zip(KINDS, FACE_FILES):
        found = [folder / (stem + ext) for ext in (".svg", ".png", ".jpg") if (folder / (stem + ext)).exists()]
        if not found:
            raise FileNotFoundError(f"no face {stem}.svg, .png or .jpg in {folder}")
        scan = load_picture(found[0])
        picture = cv2.resize(scan, (ART, ART), interpolation=cv2.INTER_AREA)
        region = badge_region(kind, scan)
        hole = cv2.resize(cv2.dilate(region, np.ones((25, 25), np.uint8)), (ART, ART), interpolation=cv2.INTER_AREA)
        body = cv2.inpaint(picture, (hole > 20).astype(np.uint8), 3, cv2.INPAINT_TELEA)
        faces.append(Face(picture, body, cut_icon(region, scan)))
    return faces


def load_art(faces: Path | None, own: Path | None, packs: Path | None) -> Art:
    """Load what there is: at least one of `faces` and `own` must hold nine faces."""
    art = Art(icons=load_icons(packs), emoji=load_emoji(packs), face_icons={k: [] for k in KINDS})
    if faces:
        art.sets.append(load_set(faces))
    if own:
        art.own.append(load_set(own))
    for faces_of_set in art.sets + art.own:
        for kind, face in zip(KINDS, faces_of_set):
            if face.icon is not None:
                art.face_icons[kind].append(face.icon)
    if not art.sets and not art.own:
        raise ValueError("give --faces or --own: there is nothing to train on")
    return art
