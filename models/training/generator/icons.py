"""White badge icons from open icon packs, so that no single drawing is learnt by heart.

The packs are not part of the repository; `icon-packs.txt` names the npm
packages and `--icons` takes the `node_modules` folder that holds them. Without
it only the icons cut from the faces are used.
"""

import json
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import resvg_py

from .glyphs import COLOURED, GLYPHS

# Every fifth glyph of a kind is kept for validation: never drawn on a training tile.
HELD_OUT_EVERY = 5
ICON_PX = 128


def svg_to_rgba(svg: str, px: int) -> np.ndarray:
    """Draw an SVG text as a square RGBA picture (RGB order)."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=px, height=px))
    bgra = cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_UNCHANGED)
    if bgra.shape[2] == 3:
        bgra = cv2.cvtColor(bgra, cv2.COLOR_BGR2BGRA)
    bgra = cv2.resize(bgra, (px, px), interpolation=cv2.INTER_AREA)
    return cv2.cvtColor(bgra, cv2.COLOR_BGRA2RGBA)


def trim(mask: np.ndarray) -> np.ndarray:
    """Cut a mask to its ink and centre it in a square, so that sizes compare."""
    ys, xs = np.where(mask > 40)
    if len(xs) == 0:
        return mask
    cut = mask[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    side = max(cut.shape)
    out = np.zeros((side, side), np.uint8)
    y, x = (side - cut.shape[0]) // 2, (side - cut.shape[1]) // 2
    out[y : y + cut.shape[0], x : x + cut.shape[1]] = cut
    return cv2.resize(out, (ICON_PX, ICON_PX), interpolation=cv2.INTER_AREA)


def knife_and_fork(variant: int) -> np.ndarray:
    """Side by side cutlery: packs mostly cross it, the game does not."""
    s = ICON_PX
    mask = np.zeros((s, s), np.uint8)
    gap, w = [(30, 10), (40, 14), (24, 8)][variant]
    fx, kx = s // 2 - gap // 2 - 8, s // 2 + gap // 2 + 6
    for k in (-1, 0, 1):
        cv2.line(mask, (fx + k * (w - 1), 8), (fx + k * (w - 1), 40), 255, max(3, w // 3), cv2.LINE_AA)
    cv2.ellipse(mask, (fx, 40), (w + 2, 14), 0, 0, 180, 255, -1, cv2.LINE_AA)
    cv2.line(mask, (fx, 48), (fx, s - 10), 255, w, cv2.LINE_AA)
    cv2.line(mask, (kx, 60), (kx, s - 10), 255, w, cv2.LINE_AA)
    blade = np.array([[kx - w // 2, 70], [kx - w // 2, 10], [kx + w // 2 + 2, 22 + 8 * variant], [kx + w // 2 + 4, 70]])
    cv2.fillPoly(mask, [blade], 255, cv2.LINE_AA)
    return trim(mask)


@cache
def read_pack(packs: Path, pack: str) -> dict:
    return json.loads((packs / "@iconify-json" / pack / "icons.json").read_text())


def glyph_svg(packs: Path, name: str) -> str | None:
    """The SVG text of a glyph, or None if its pack is not there."""
    if ":" not in name:
        path = packs / (name + ".svg")
        return path.read_text() if path.exists() else None
    pack, glyph = name.split(":")
    if not (packs / "@iconify-json" / pack).exists():
        return None
    data = read_pack(packs, pack)
    icon = data["icons"][glyph]
    width, height = (icon.get(k, data.get(k, 16)) for k in ("width", "height"))
    left, top = icon.get("left", 0), icon.get("top", 0)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}">{icon["body"]}</svg>'


def load_icons(packs: Path | None) -> dict[str, dict[str, list[np.ndarray]]]:
    """Masks by split ("train", "val") and kind; kinds without a glyph get an empty list."""
    out = {split: {k: [] for k in GLYPHS} for split in ("train", "val")}
    for kind, names in GLYPHS.items():
        for i, name in enumerate(names):
            if name.startswith("knife-and-fork:"):
                mask = knife_and_fork(int(name[-1]))
            else:
                svg = glyph_svg(packs, name) if packs else None
                if svg is None:
                    continue
                mask = trim(svg_to_rgba(svg.replace("currentColor", "#000000"), ICON_PX)[..., 3])
            out[split_of(i)][kind].append(mask)
    return out


def load_emoji(packs: Path | None) -> dict[str, dict[str, list[np.ndarray]]]:
    """Coloured icons with their alpha, by split and kind."""
    out = {split: {k: [] for k in COLOURED} for split in ("train", "val")}
    for kind, names in COLOURED.items():
        for i, name in enumerate(names):
            svg = glyph_svg(packs, name) if packs else None
            if svg is not None:
                out[split_of(i)][kind].append(svg_to_rgba(svg, ICON_PX))
    return out


def split_of(glyph: int) -> str:
    return "val" if glyph % HELD_OUT_EVERY == HELD_OUT_EVERY - 1 else "train"
