"""Pages of a rulebook: tiles as flat pictures on paper beside text, arrows and parts of other cities.

No thickness, no light, no camera: what a screenshot, a scan or a PDF shows.
"""

import cv2
import numpy as np

from ..labels import VACANT
from .camera import project
from .city import sample_kinds
from .flat import noise
from .printing import Printing

# Pixels along a tile: below 40 badges cannot be read, above 190 a city would not fit the stored photo.
TILE_RANGE = (42, 185)
# How often a page shows each thing. All but "city" hold no whole city.
PAGES = {"city": 0.74, "partial": 0.12, "few": 0.06, "strip": 0.04, "text": 0.04}
FONTS = [
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_PLAIN,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
]


def paper(rng: np.random.Generator, w: int, h: int) -> np.ndarray:
    """White, tinted or printed all over with a soft picture or dark ground."""
    roll = rng.random()
    if roll < 0.45:
        base = np.full(3, rng.uniform(244, 255))
    elif roll < 0.8:
        base = rng.uniform(200, 252, 3)
        base = base.mean() + (base - base.mean()) * 0.6
    else:
        base = rng.uniform(10, 235, 3)
    page = np.empty((h, w, 3), np.float32)
    page[:] = base
    if rng.random() < 0.35:
        side = max(w, h)
        page += (rng.uniform(2, 16) * noise(rng, side, int(rng.integers(6, 160)), int(rng.choice([1, 3]))))[:h, :w]
    return np.clip(page, 0, 255).astype(np.uint8)


def ink_on(page: np.ndarray, rng: np.random.Generator) -> tuple[int, int, int]:
    """A colour that shows on the paper."""
    dark = page.mean() > 128
    v = rng.uniform(0, 90) if dark else rng.uniform(190, 255)
    return tuple(int(c) for c in np.clip(v + rng.normal(0, 12 if rng.random() < 0.7 else 60, 3), 0, 255))


def text(page: np.ndarray, rng: np.random.Generator) -> None:
    """Blocks of lines in one or two sizes, anywhere; the city is laid over them."""
    h, w = page.shape[:2]
    colour, font = ink_on(page, rng), int(rng.choice(FONTS))
    for _ in range(rng.integers(1, 5)):
        size = rng.uniform(0.25, 0.8) if rng.random() < 0.8 else rng.uniform(0.8, 2)
        x, y = int(rng.uniform(0, 0.8 * w)), int(rng.uniform(0, h))
        for _ in range(rng.integers(1, 22)):
            words = [
                "".join(chr(rng.integers(97, 123)) for _ in range(rng.integers(1, 11)))
                for _ in range(rng.integers(1, 12))
            ]
            cv2.putText(page, " ".join(words), (x, y), font, size, colour, 1 + int(size > 1), cv2.LINE_AA)
            y += int(26 * size) + 3


def marks(page: np.ndarray, at: np.ndarray, tile: float, rng: np.random.Generator) -> np.ndarray:
    """Arrows, frames, numbers and crosses over or beside the tiles. Returns what they cover."""
    cover = np.zeros(page.shape[:2], np.uint8)
    for _ in range(rng.choice([0, 1, 3, 6], p=[0.6, 0.2, 0.12, 0.08])):
        colour = tuple(int(c) for c in rng.integers(0, 256, 3))
        wide = max(1, int(tile * rng.uniform(0.015, 0.06)))
        a = at[rng.integers(len(at))] + rng.normal(0, 0.3 * tile, 2)
        b = a + rng.normal(0, 1.5 * tile, 2)
        style = rng.integers(4)
        for picture, ink in ((page, colour), (cover, 255)):
            p, q = tuple(a.astype(int).tolist()), tuple(b.astype(int).tolist())
            if style == 0:
                cv2.arrowedLine(picture, p, q, ink, wide, cv2.LINE_AA, tipLength=0.15)
            elif style == 1:
                cv2.rectangle(picture, p, q, ink, wide, cv2.LINE_AA)
            elif style == 2:
                cv2.putText(picture, str(int(a[0]) % 60), p, 2, tile / 90, ink, wide, cv2.LINE_AA)
            else:
                cv2.circle(picture, p, int(tile * rng.uniform(0.15, 0.6)), ink, wide, cv2.LINE_AA)
    return cover


def lay_grid(
    page: np.ndarray, faces: dict, origin: np.ndarray, tile: float, gap: float, shade: float, rule: int, ink: tuple
) -> None:
    """Paste faces, given by (column, row), straight onto the page."""
    step = tile + gap
    for (c, r), face in faces.items():
        x0, y0 = np.round(origin + step * np.array([c, r])).astype(int)
        x1, y1 = np.round(origin + step * np.array([c, r]) + tile).astype(int)
        size = (x1 - x0, y1 - y0)
        if shade:
            d = max(1, int(tile * 0.04))
            part = page[max(0, y0 + d) : max(0, y1 + d), max(0, x0 + d) : max(0, x1 + d)]
            part[:] = (part * (1 - shade)).astype(np.uint8)
        method = cv2.INTER_AREA if size[0] < face.shape[0] else cv2.INTER_LINEAR
        picture = cv2.resize(face, size, interpolation=method)
        u0, v0 = max(0, -x0), max(0, -y0)
        u1, v1 = min(size[0], page.shape[1] - x0), min(size[1], page.shape[0] - y0)
        if u1 > u0 and v1 > v0:
            page[y0 + v0 : y0 + v1, x0 + u0 : x0 + u1] = picture[v0:v1, u0:u1]
            if rule:
                cv2.rectangle(page, (int(x0), int(y0)), (int(x1) - 1, int(y1) - 1), ink, rule)


def others(page, printing: Printing, origin, tile: float, gap: float, style: tuple, rng) -> None:
    """Single tiles and parts of cities elsewhere on the page, never a second whole one."""
    h, w = page.shape[:2]
    span = 4 * tile + 3 * gap
    for _ in range(rng.choice([0, 1, 3], p=[0.45, 0.35, 0.2])):
        small = tile * rng.choice([1, rng.uniform(0.4, 1.2)])
        cols, rows = rng.integers(1, 5, 2)
        if cols * rows > 12:
            cols = 2
        room = np.array([cols, rows]) * (small + gap) + 0.12 * tile
        side = rng.integers(4)
        at = rng.uniform([-small, -small], [w, h])
        if side < 2:
            at[0] = origin[0] - room[0] if side else origin[0] + span + 0.12 * tile
        else:
            at[1] = origin[1] - room[1] if side == 2 else origin[1] + span + 0.12 * tile
        faces = {(c, r): printing.faces[rng.integers(9)] for c in range(cols) for r in range(rows)}
        lay_grid(page, faces, at, small, gap, *style)


def finish(page: np.ndarray, rng: np.random.Generator, tile: float) -> np.ndarray:
    """Scan or screen: resampling, a soft lens, paper grain, JPEG."""
    if rng.random() < 0.35:
        page = cv2.GaussianBlur(page, (0, 0), tile * rng.uniform(0.003, 0.016))
    if rng.random() < 0.2:
        s = rng.uniform(max(0.55, 42 / tile), 1) if tile > 44 else 1
        small = cv2.resize(page, None, fx=s, fy=s, interpolation=cv2.INTER_AREA)
        page = cv2.resize(small, page.shape[1::-1], interpolation=int(rng.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC])))
    x = page.astype(np.float32)
    if rng.random() < 0.4:
        x = 255 * (x / 255) ** np.float32(np.exp(rng.normal(0, 0.15))) * rng.uniform(0.88, 1.06, 3).astype(np.float32)
    if rng.random() < 0.4:
        x += rng.normal(0, rng.uniform(0, 7), x.shape)
    out = np.clip(x, 0, 255).astype(np.uint8)
    if rng.random() < 0.75:
        data = cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, int(rng.uniform(45, 96))])[1]
        out = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return out


def compose_page(printing: Printing, rng: np.random.Generator):
    """One page and its truth: picture, name, lattice in pixels, kinds, cover."""
    name = str(rng.choice(list(PAGES), p=list(PAGES.values())))
    tile = float(np.exp(rng.uniform(*np.log(TILE_RANGE))))
    gap = float(rng.choice([0, rng.uniform(0, 0.02), rng.uniform(0.02, 0.1)], p=[0.5, 0.3, 0.2])) * tile
    span = 4 * tile + 3 * gap
    margin = span * rng.choice(
        [rng.uniform(0, 0.06, 4), rng.uniform(0, 0.5, 4), rng.uniform(0.1, 1.3, 4)], p=[0.25, 0.45, 0.3]
    )
    margin *= min(1, max(0, (1100 - span)) / max(1, margin.max() * 2))
    w, h = int(span + margin[0] + margin[1]) + 1, int(span + margin[2] + margin[3]) + 1
    origin = margin[[0, 2]]
    page = paper(rng, w, h)
    style = (
        float(rng.choice([0, rng.uniform(0.1, 0.5)], p=[0.7, 0.3])),
        int(rng.choice([0, 1, 2], p=[0.7, 0.2, 0.1])),
        ink_on(page, rng),
    )
    if rng.random() < 0.75:
        text(page, rng)
    if name != "text":
        others(page, printing, origin, tile, gap, style, rng)
    kinds = sample_kinds(rng)
    keep = np.ones(16, bool)  # places that hold a tile
    if name == "partial":
        keep, line = np.ones((4, 4), bool), rng.integers(4)
        (keep if line < 2 else keep.T)[[0, 3, 0, 3][line]] = False
        if rng.random() < 0.3:
            keep[rng.integers(4), rng.integers(4)] = False
        keep = keep.ravel()
    elif name == "few":
        keep = rng.random(16) < rng.uniform(0.1, 0.6)
    elif name == "strip":
        keep = (np.arange(16) // 4) == rng.integers(4)
    elif name == "text":
        keep[:] = False
    kinds[~keep] = VACANT
    lay_grid(page, {(p % 4, p // 4): printing.faces[kinds[p]] for p in range(16) if keep[p]}, origin, tile, gap, *style)
    grid = np.stack(np.meshgrid(np.arange(5.0), np.arange(5.0)), -1).reshape(25, 2)
    lattice = origin + grid * (tile + gap) - gap / 2
    lattice = np.clip(lattice, origin, origin + span)
    cover = marks(page, lattice, tile, rng)
    if rng.random() < 0.35:  # laid on the scanner a little askew, or a page turned in the hand
        angle = rng.normal(0, 5) + 90 * rng.integers(4)
        m = cv2.getRotationMatrix2D((w / 2, h / 2), angle, 1)
        c, s = abs(m[0, 0]), abs(m[0, 1])
        size = int(h * s + w * c), int(h * c + w * s)
        m[:, 2] += np.array(size) / 2 - (w / 2, h / 2)
        edge = tuple(int(v) for v in np.median(page.reshape(-1, 3), 0))
        page = cv2.warpAffine(page, m, size, borderValue=edge)
        cover = cv2.warpAffine(cover, m, size)
        lattice = project(np.vstack([m, [0, 0, 1]]), lattice)
    return finish(page, rng, tile), name, lattice, kinds, cover
