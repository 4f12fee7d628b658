"""Home-made copies: nine tiles that somebody drew anew, cleanly or not, on cards of any colour.

A person tells a kind by the badge's shape, its colour and its icon, and two of them are enough. So each
of the three is now and then missing or wrong here, never two of them, and a tavern keeps its icon.
"""

import cv2
import numpy as np

from ..labels import ART, KINDS, TAVERNS
from .art import Art
from .drawn import draw
from .flat import flat_body, noise
from .hand import DARK, Hand, hsv, make_hand, paint_of
from .inks import vary
from .shapes import fill, outline, regular, stroke

PX = 2 * ART
WORDS = {
    "S": "SHOP MAGASIN LADEN",
    "F": "FACTORY USINE FABRIK",
    "M": "MUSIC MUSIQUE MUSIK",
    "D": "DRINK BAR TRINKEN",
    "E": "FOOD RESTO ESSEN",
    "B": "BED HOTEL BETT",
    "O": "OFFICE BUREAU BUERO",
    "P": "PARC PARK GARTEN",
    "H": "HOUSE MAISON HAUS",
}


def lay_ink(face: np.ndarray, mask: np.ndarray, colour: np.ndarray) -> None:
    x, y, w, h = cv2.boundingRect(mask)
    place = slice(y, y + h), slice(x, x + w)
    a = mask[place][..., None].astype(np.float32) / 255
    face[place] += ((colour[place] if colour.ndim == 3 else colour) - face[place]) * a


def hatch(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A mask as a pencil or felt pen fills it: strokes that leave gaps."""
    h, w = mask.shape
    a, step = rng.uniform(0, np.pi), rng.uniform(5, 22)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    wave = np.sin((x * np.cos(a) + y * np.sin(a)) * 2 * np.pi / step + 2.5 * noise(rng, w, 60)[:h, :w, 0])
    keep = np.clip(wave * 2 + rng.uniform(0.3, 2), rng.uniform(0.1, 0.6), 1)
    return (mask * keep).astype(np.uint8)


def icon_of(kind: str, hand: Hand, art: Art, rng: np.random.Generator, split: str) -> np.ndarray | None:
    """A mask, or a coloured picture with its alpha; None for no icon."""
    source = hand.icons
    if source == "odd":
        if KINDS.index(kind) in TAVERNS:
            source = "pack"
        elif rng.random() < 0.5:
            return None
        else:
            mask = np.zeros((128, 128), np.uint8)
            letter = WORDS[kind].split()[rng.integers(3)][0]
            cv2.putText(
                mask, letter, (22, 108), int(rng.choice([0, 2, 3, 4])), 4, 255, int(rng.integers(6, 16)), cv2.LINE_AA
            )
            return mask
    packs, emoji, faces = art.icons[split][kind], art.emoji[split][kind], art.face_icons[kind]
    if source == "emoji" and emoji:
        return emoji[rng.integers(len(emoji))]
    if source == "published" and faces:
        return vary(faces[rng.integers(len(faces))], rng)
    if (source == "drawn" or not packs) and split == "train":
        return vary(draw(kind, rng), rng)
    return vary(packs[rng.integers(len(packs))], rng) if packs else None


def put_icon(
    face: np.ndarray, icon: np.ndarray, centre: np.ndarray, side: float, colour: np.ndarray, rng: np.random.Generator
) -> None:
    """Paint an icon of this side, in pixels."""
    size = max(4, int(round(side)))
    small = cv2.resize(icon, (size, size), interpolation=cv2.INTER_AREA)
    x, y = np.round(centre - size / 2).astype(int)
    x0, y0, x1, y1 = max(0, x), max(0, y), min(PX, x + size), min(PX, y + size)
    if x1 <= x0 or y1 <= y0:
        return
    small = small[y0 - y : y1 - y, x0 - x : x1 - x]
    alpha = small[..., 3] if small.ndim == 3 else small
    lay_ink(face[y0:y1, x0:x1], alpha, small[..., :3].astype(np.float32) if small.ndim == 3 else colour)


def draw_body(
    face: np.ndarray, kind: str, hand: Hand, paint: np.ndarray, art: Art, rng: np.random.Generator, split: str
):
    """What stands for the building: plain shapes, lines, a second icon, or nothing."""
    if hand.body == "scene":
        scene = cv2.resize(flat_body(rng, kind), (PX, PX), interpolation=cv2.INTER_LINEAR).astype(np.float32)
        edge = int(rng.uniform(0, 0.12) * PX)
        top = int(rng.choice([edge, rng.uniform(0.4, 0.6) * PX]))
        face[top : PX - edge, edge : PX - edge] = scene[top : PX - edge, edge : PX - edge]
    elif hand.body in ("shapes", "lines"):
        for _ in range(rng.integers(1, 5)):
            colour = [paint, hand.ink, hsv(rng.uniform(0, 360), rng.uniform(0, 0.9), rng.uniform(0.3, 1))][
                rng.integers(3)
            ]
            if hand.colours == "ink":
                colour = hand.ink
            poly = regular(int(rng.choice([3, 4, 4, 4, 5, 24])), rng.choice([0, 45, rng.uniform(0, 90)]))
            poly = poly * rng.uniform(0.06, 0.28, 2) * PX + rng.uniform([0.2, 0.45], [0.8, 0.85]) * PX
            shape = (PX, PX)
            solid = hand.body == "shapes" and hand.colours != "ink" or rng.random() < 0.2
            lay_ink(face, fill(shape, poly) if solid else stroke(shape, poly, int(rng.integers(2, 8))), colour)
    elif hand.body == "icon":
        icon = icon_of(kind, hand, art, rng, split)
        if icon is not None:
            put_icon(face, icon, rng.uniform([0.4, 0.55], [0.65, 0.7]) * PX, rng.uniform(0.25, 0.5) * PX, paint, rng)


def draw_words(face: np.ndarray, kind: str, hand: Hand, rng: np.random.Generator, style: np.ndarray) -> None:
    """A name, a letter beside the badge, or the points at the foot, as the whole set has them."""
    mask = np.zeros((PX, PX), np.uint8)
    font = int(style[3] * 5)
    if style[0] < 0.22:
        word = WORDS[kind].split()[int(style[1] * 3)]
        if style[1] * 9 % 1 < 0.5:
            word = word.title()
        at = (int(PX * (0.08 + 0.4 * style[2])), int(PX * (0.9 if style[4] < 0.7 else 0.55)))
        cv2.putText(mask, word, at, font, 0.8 + 0.8 * style[2], 255, 2 + int(style[4] * 4), cv2.LINE_AA)
    elif style[0] < 0.32:
        at = ((hand.centre + (hand.half * 1.2, hand.half * 0.6)) * PX).astype(int)
        cv2.putText(mask, WORDS[kind][0], at.tolist(), font, 1 + style[2], 255, 3, cv2.LINE_AA)
    if style[2] > 0.75:
        points = " ".join(str(v) for v in rng.integers(1, 21, rng.integers(3, 7)))
        cv2.putText(mask, points, (int(PX * 0.1), int(PX * 0.93)), font, 0.9, 255, 2, cv2.LINE_AA)
    lay_ink(face, mask, hand.ink if hand.card.mean() > DARK else np.full(3, 240.0))


def draw_badge(
    face: np.ndarray, kind: str, hand: Hand, paint: np.ndarray, art: Art, rng: np.random.Generator, split: str
):
    shape, centre, half = (PX, PX), hand.centre * PX, hand.half * PX
    if hand.shape == "right":
        poly = outline(kind, rng, hand.wobble, hand.smooth)
    else:
        poly = regular(40) if hand.shape == "disc" else regular(4, 45) * 1.3
    area = fill(shape, poly * half + centre)
    dark_card = hand.card.mean() < DARK
    line = np.full(3, 245.0) if dark_card else hand.ink
    icon_ink = np.full(3, 250.0) if hand.white or paint.mean() < 90 else hand.ink
    if hand.shape == "none":
        icon_ink = paint
    elif hand.fill == "solid":
        lay_ink(face, area, paint)
        if hand.line:
            rim = line if hand.white or dark_card else np.full(3, 250.0)
            lay_ink(face, stroke(shape, poly * half + centre, hand.line), rim)
        if hand.colours == "ink" and dark_card:
            icon_ink = hand.card
    else:
        ground = np.full(3, 250.0) if rng.random() < 0.5 and not dark_card else hand.card
        tint = paint * rng.uniform(0.25, 0.5) + 255 * (1 - 0.4)
        lay_ink(face, area, np.clip(tint, 0, 255) if hand.fill == "tint" and hand.colours != "ink" else ground)
        if hand.fill == "pencil":
            # Light enough for the icon to stand out; of one ink, all the more.
            light = rng.uniform(0.5, 0.8) if hand.colours == "ink" else rng.uniform(0, 0.5)
            lay_ink(face, hatch(area, rng), paint + (hand.card - paint) * light)
        rim = paint if hand.fill == "outline" or rng.random() < 0.5 else line
        lay_ink(face, stroke(shape, poly * half + centre, max(3, hand.line)), line if hand.colours == "ink" else rim)
        icon_ink = paint if hand.fill == "outline" and hand.white else line
    icon = icon_of(kind, hand, art, rng, split)
    if icon is not None:
        room = {"P": 0.95, "O": 1.15, "F": 1.1, "H": 1.1}.get(kind, 1.0) if hand.shape == "right" else 1.1
        low = {"P": 0.22, "H": 0.12}.get(kind, 0) if hand.shape == "right" else 0
        side = half * room * rng.uniform(0.75, 1.3) * (1.3 if hand.shape == "none" else 1)
        put_icon(face, icon, centre + (0, low * half) + rng.normal(0, 0.03 * half, 2), side, icon_ink, rng)


def warp(face: np.ndarray, rng: np.random.Generator, strength: float) -> np.ndarray:
    """An unsteady hand bends every line a little."""
    y, x = np.mgrid[0:PX, 0:PX].astype(np.float32)
    wave = noise(rng, PX, PX // 9, 2) * np.float32(strength)
    return cv2.remap(face, x + wave[..., 0], y + wave[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def home_faces(art: Art, rng: np.random.Generator, split: str) -> tuple[list[np.ndarray], np.ndarray]:
    """Nine faces of side ART, and the badge's box on them as x0, y0, x1, y1 in tiles."""
    hand = make_hand(rng)
    style, frame = rng.random(5), rng.random()
    wave = rng.choice([0, rng.uniform(0.5, 3)], p=[0.6, 0.4])
    wide, inset = int(rng.integers(2, 9)), rng.uniform(0, 0.07)
    tinted = hand.colours != "ink" and rng.random() < 0.15
    paper = 4 * noise(rng, PX, int(rng.integers(3, 60)), 1) * rng.choice([0, rng.uniform(0.3, 2)])
    faces = []
    for kind in KINDS:
        paint = paint_of(kind, hand, rng)
        ground = hand.card * 0.75 + paint * 0.25 if tinted else hand.card
        face = np.empty((PX, PX, 3), np.float32)
        face[:] = ground
        draw_body(face, kind, hand, paint, art, rng, split)
        draw_words(face, kind, hand, rng, style)
        if frame < 0.4:
            poly = (inset + (1 - 2 * inset) * np.array([[0, 0], [1, 0], [1, 1], [0, 1]])) * PX
            lay_ink(face, stroke((PX, PX), poly, wide), paint if frame < 0.15 else hand.ink)
        draw_badge(face, kind, hand, paint, art, rng, split)
        if wave:
            face = warp(face, rng, wave)
        face = cv2.resize(face + paper, (ART, ART), interpolation=cv2.INTER_AREA)
        faces.append(np.clip(face, 0, 255).astype(np.uint8))
    return faces, np.concatenate([hand.centre - hand.half, hand.centre + hand.half])
