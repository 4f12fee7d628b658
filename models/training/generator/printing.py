"""A printing: nine faces as one print run, print-and-play copy or other edition might show them.

The badge alone decides the kind. Bodies are recoloured, swapped, blurred or
replaced so that no net can rely on a scene, and icons are redrawn so that no
net learns a single drawing.
"""

from dataclasses import dataclass

import cv2
import numpy as np

from ..labels import ART, KINDS, TAVERNS
from .art import BADGES, ICON_BOX, Art, badge_mask, cog, to_px
from .drawn import draw
from .flat import flat_body, flat_border
from .hand import hsv
from .home import home_faces
from .inkjet import home_print, recut
from .inks import vary

# Hue in degrees, saturation and value a badge may have: the colour family of each kind.
FAMILIES = {
    "S": ((30, 57), (0.65, 1.0), (0.78, 1.0)),
    "F": ((0, 360), (0.00, 0.50), (0.12, 0.68)),
    "T": ((335, 370), (0.70, 1.0), (0.50, 0.97)),
    "O": ((200, 232), (0.65, 1.0), (0.50, 0.95)),
    "P": ((90, 155), (0.55, 1.0), (0.32, 0.78)),
    "H": ((6, 30), (0.42, 0.92), (0.28, 0.64)),
}

ANY = ((0, 360), (0.00, 1.0), (0.15, 0.9))

# Share of redrawn badges that show an icon of the faces, as most other print runs do, not of a pack.
PUBLISHED = 0.5
# Share of the others that is drawn by rule.
DRAWN = 0.4
# How a printing is made: the face as it is, its badge redrawn, its body changed too, all drawn, or a
# home-made copy that shares nothing with it.
MODES = {"faithful": 0.20, "redrawn": 0.23, "changed": 0.08, "flat": 0.11, "home": 0.38}
# Where the published badges lie on a tile: x0, y0, x1, y1.
BADGE_BOX = np.array([0.11, 0.08, 0.37, 0.375])
# Share of printings whose badges have any colours: only shape and icon tell the kind then.
STRANGE = 0.15
# Share of printings that come from a home printer.
HOME_PRINTED = 0.2


@dataclass
class Printing:
    """Nine RGB faces of side ART in the order of KINDS, the back, the colour of the cut edge and where
    on a tile the badges lie."""

    faces: list[np.ndarray]
    back: np.ndarray
    edge: tuple[float, float, float]
    box: np.ndarray


def recolour(picture: np.ndarray, rng: np.random.Generator, strength: float) -> np.ndarray:
    """Print-run changes: hue, saturation, gamma, contrast and ink balance."""
    x = picture.astype(np.float32) / 255
    h = cv2.cvtColor(x, cv2.COLOR_RGB2HSV)
    h[..., 0] = (h[..., 0] + rng.normal(0, 8 * strength)) % 360
    h[..., 1] = np.clip(h[..., 1] * np.exp(rng.normal(0, 0.3 * strength)), 0, 1)
    x = cv2.cvtColor(h, cv2.COLOR_HSV2RGB)
    x = np.clip(x, 0, 1) ** np.exp(rng.normal(-0.05, 0.25 * strength))
    x = (x - 0.5) * np.exp(rng.normal(0, 0.15 * strength)) + 0.5 + rng.normal(0, 0.05 * strength)
    x = x * np.exp(rng.normal(0, 0.06 * strength, 3)).astype(np.float32)
    return (np.clip(x, 0, 1) * 255).astype(np.uint8)


def badge_outline(kind: str, rng: np.random.Generator, jitter: float) -> np.ndarray:
    """The badge's outline, moved, scaled and a little deformed."""
    poly = BADGES[kind].copy()
    if kind == "F":
        poly = cog(0.251, 0.249, 0.111 * rng.uniform(0.95, 1.08), int(rng.integers(8, 15)), rng.uniform(0.04, 0.30))
    if rng.random() < 0.35:  # some prints centre every badge on the same spot, as our own art does
        poly = poly + (0.245, 0.242) - (poly.min(0) + poly.max(0)) / 2
    centre = poly.mean(axis=0)
    scale = np.exp(rng.normal(0, 0.09 * jitter, 2)) * np.exp(rng.normal(-0.02, 0.09 * jitter))
    poly = (poly - centre) * np.clip(scale, 0.75, 1.3) + centre
    poly = poly + rng.normal(0, 0.015 * jitter, 2)
    return poly + (0 if kind == "F" else rng.normal(0, 0.002 * jitter, poly.shape))


def pick_icon(kind: str, art: Art, rng: np.random.Generator, split: str) -> np.ndarray | None:
    real, packs = art.face_icons[kind], art.icons[split][kind]
    if real and (not packs or rng.random() < PUBLISHED):
        return vary(real[rng.integers(len(real))], rng)
    if split == "train" and rng.random() < DRAWN:
        return vary(draw(kind, rng), rng)
    return vary(packs[rng.integers(len(packs))], rng) if packs else None


def draw_badge(
    body: np.ndarray, kind: str, colour: np.ndarray, style: dict, art: Art, rng: np.random.Generator, split: str
) -> np.ndarray:
    """Paint a new badge on a body at twice the size, then shrink for smooth edges."""
    px = ART * 2
    corner = px // 2 + 16
    patch = cv2.resize(body, (px, px), interpolation=cv2.INTER_LINEAR)[:corner, :corner].astype(np.float32)
    poly = badge_outline(kind, rng, style["jitter"])
    shape = np.zeros((corner, corner), np.uint8)
    cv2.fillPoly(shape, [to_px(poly, px)], 255, cv2.LINE_AA, shift=4)
    if style["shadow"] > 0:
        soft = cv2.GaussianBlur(shape, (0, 0), 5).astype(np.float32) / 255
        soft = np.roll(soft, (4, 3), (0, 1))[..., None]
        patch *= 1 - style["shadow"] * soft
    a = shape[..., None].astype(np.float32) / 255
    shade = np.linspace(1 + style["bevel"], 1 - style["bevel"], corner, dtype=np.float32)[:, None, None]
    patch = patch * (1 - a) + np.clip(colour * shade, 0, 255) * a
    if style["line"] > 0:
        line = np.zeros_like(shape)
        cv2.polylines(line, [to_px(poly, px)], True, 255, style["line"], cv2.LINE_AA, shift=4)
        a = line[..., None].astype(np.float32) / 255
        patch = patch * (1 - a) + style["line_colour"] * a
    icon = pick_icon(kind, art, rng, split)
    if icon is not None:
        cx, cy, side = ICON_BOX[kind]
        centre = poly.mean(axis=0) - BADGES[kind].mean(axis=0) + (cx, cy) + rng.normal(0, 0.006, 2)
        size = side * style["icon"] * np.clip(rng.normal(1, 0.06), 0.8, 1.15) * px / icon.shape[0]
        turn = cv2.getRotationMatrix2D((icon.shape[1] / 2, icon.shape[0] / 2), rng.normal(0, 4), size)
        turn[:, 2] += centre * px - np.array(icon.shape[::-1]) / 2
        ink = cv2.GaussianBlur(icon, (0, 0), 0.4 / size) if size < 0.7 else icon
        mask = cv2.warpAffine(ink, turn, (corner, corner), flags=cv2.INTER_LINEAR)
        a = mask[..., None].astype(np.float32) / 255
        patch = patch * (1 - a) + style["ink"] * a
    out = body.copy()
    half = corner // 2
    out[:half, :half] = cv2.resize(patch, (half, half), interpolation=cv2.INTER_AREA).astype(np.uint8)
    return out


def change_body(body: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Rare, larger changes that leave the tile recognisable only by its badge."""
    roll = rng.random()
    if roll < 0.10:
        return cv2.GaussianBlur(body, (0, 0), rng.uniform(1.5, 5))
    if roll < 0.16:
        return np.repeat(body.mean(axis=2, keepdims=True), 3, axis=2).astype(np.uint8)
    if roll < 0.24:
        return body[:, ::-1].copy()
    if roll < 0.30:
        return body[::-1].copy()
    if roll < 0.36:
        return recolour(body, rng, 3.0)
    return body


def change_strip(body: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Blank, blur or refill the scoring strip at the foot of the tile."""
    out = body.copy()
    y0, y1, x0, x1 = int(0.83 * ART), int(0.92 * ART), int(0.08 * ART), int(0.92 * ART)
    strip = out[y0:y1, x0:x1]
    if rng.random() < 0.5:
        strip[:] = cv2.GaussianBlur(strip, (0, 0), 6)
    else:
        strip[:] = rng.integers(40, 200, 3)
    for _ in range(rng.integers(0, 12)):
        p = (int(rng.integers(0, x1 - x0)), int(rng.integers(3, y1 - y0 - 3)))
        colour = tuple(int(c) for c in rng.integers(0, 256, 3))
        cv2.rectangle(strip, p, (p[0] + int(rng.integers(2, 9)), p[1] + int(rng.integers(2, 9))), colour, -1)
    return out


def make_printing(art: Art, rng: np.random.Generator, split: str) -> Printing:
    """Sample one printing. `split` chooses which icon glyphs may appear."""
    mode = rng.choice(list(MODES), p=list(MODES.values()))
    strength = rng.uniform(0.2, 1.3)
    if mode == "home":
        faces, box = home_faces(art, rng, split)
        strength *= 0.5
    else:
        faces, box = drawn_faces(art, rng, split, mode, strength), BADGE_BOX
    run = np.random.default_rng(rng.integers(1 << 30))
    state = run.bit_generator.state
    for i in range(len(faces)):
        run.bit_generator.state = state  # the same print-run change on all nine
        faces[i] = recolour(faces[i], run, strength)
    if rng.random() < 0.4:
        zoom, shift = rng.normal(1.01, 0.015) + rng.normal(0, 0.006, 2), rng.normal(0, 0.008, 2)
        faces = [recut(f, zoom, shift + rng.normal(0, 0.003, 2)) for f in faces]
    if rng.random() < HOME_PRINTED:
        faces = home_print(faces, rng)
    return Printing(faces, make_back(rng), edge=tuple(np.clip(rng.normal([150, 130, 105], 40), 15, 245)), box=box)


def drawn_faces(art: Art, rng: np.random.Generator, split: str, mode: str, strength: float) -> list[np.ndarray]:
    """Nine faces that keep something of the given ones: their pictures, bodies or badges."""
    faces_of_set = art.sets[rng.integers(len(art.sets))] if art.sets else art.own[0]
    if art.own and (not art.sets or rng.random() < 0.3):
        faces_of_set = art.own[rng.integers(len(art.own))]
    everything = [f.body for s in art.sets + art.own for f in s]
    style = {
        "jitter": rng.uniform(0.3, 1.5),
        "icon": rng.uniform(0.68, 1.12),
        "shadow": rng.choice([0, rng.uniform(0.2, 0.7)]),
        "bevel": rng.choice([0, rng.uniform(0, 0.2)]),
        "line": int(rng.choice([0, 2, 3, 4, 6], p=[0.15, 0.2, 0.3, 0.2, 0.15])),
        "line_colour": rng.choice([255, 240, 35], p=[0.55, 0.2, 0.25]) * np.ones(3),
        "ink": np.array([255, 255, rng.uniform(225, 255)]) * rng.uniform(0.85, 1),
    }
    strange = split == "train" and rng.random() < STRANGE
    families = {k: [rng.uniform(*r) for r in (ANY if strange else v)] for k, v in FAMILIES.items()}
    flat_seed = int(rng.integers(1 << 30))
    border = flat_border(rng) if rng.random() < 0.25 else None
    strip = rng.random() < 0.35
    mirrored = mode == "redrawn" and rng.random() < 0.25
    faces = []
    for i, kind in enumerate(KINDS):
        face = faces_of_set[i]
        if mode == "faithful":
            faces.append(recolour_regions(face.picture, kind, rng, strength))
            continue
        body = face.body
        if i in TAVERNS and rng.random() < 0.5:
            body = faces_of_set[TAVERNS[rng.integers(4)]].body
        if mirrored:
            body = body[:, ::-1]
        if mode == "changed":
            if rng.random() < 0.4:
                body = everything[rng.integers(len(everything))]
            body = change_body(body, rng)
        if mode == "flat":
            body = flat_body(np.random.default_rng(flat_seed + (i if rng.random() < 0.7 else 0)), kind)
        if border is not None:
            body = np.where(border[1][..., None], border[0], body)
        if strip and mode != "flat":
            body = change_strip(body, rng)
        body = recolour(body, rng, 0.35)
        family = families["T" if i in TAVERNS else kind]
        colour = hsv(family[0] + rng.normal(0, 2), family[1], family[2])
        faces.append(draw_badge(body, kind, colour, style, art, rng, split))
    return faces


def recolour_regions(picture: np.ndarray, kind: str, rng: np.random.Generator, strength: float) -> np.ndarray:
    """The face as published, badge and body recoloured apart."""
    mask = cv2.GaussianBlur(badge_mask(kind, ART, grow=1), (0, 0), 0.7)[..., None].astype(np.float32) / 255
    badge = recolour(picture, rng, 0.5 * strength).astype(np.float32)
    return (recolour(picture, rng, 0.5 * strength) * (1 - mask) + badge * mask).astype(np.uint8)


def make_back(rng: np.random.Generator) -> np.ndarray:
    """A tile's back: plain, framed or with a large emblem in the middle; never a badge."""
    back = flat_border(rng)[0].astype(np.uint8)
    base = tuple(int(v) for v in rng.integers(20, 230, 3))
    inset = int(rng.uniform(0, 0.12) * ART)
    cv2.rectangle(back, (inset, inset), (ART - 1 - inset, ART - 1 - inset), base, -1)
    ink = tuple(int(v) for v in rng.integers(20, 250, 3))
    for _ in range(rng.integers(0, 5)):
        r = int(rng.uniform(0.05, 0.4) * ART)
        if rng.random() < 0.5:
            cv2.circle(back, (ART // 2, ART // 2), r, ink, int(rng.integers(1, 6)), cv2.LINE_AA)
        else:
            cv2.rectangle(
                back, (ART // 2 - r, ART // 2 - r), (ART // 2 + r, ART // 2 + r), ink, int(rng.integers(1, 6))
            )
    return back
