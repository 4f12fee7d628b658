"""From the maps of the locate net to rough cities: the first look."""
from dataclasses import dataclass

import cv2
import numpy as np

from .camera import project
from .nets import STRIDE
from .photos import QUAD_STRIDE
from .samples import NOMINAL, square
from .warp import homography

# Centre peaks below this are not looked at; at most MAX_PEAKS are.
CENTRE_MIN = .05
MAX_PEAKS = 3
# The mask counts as city from here on.
MASK_MIN = .3
# Angles tried for the square that has the mask's spread, and how many quads of a peak are fitted.
TURNS = 12
FITS = 2
# Candidates whose corners agree to this many tiles are one.
SAME = .3
# A lattice peak counts when it is this high and this near (in tiles) to where it is expected.
PEAK_MIN = .15
PEAK_REACH = .38
# A lattice fit needs this many peaks.
PEAKS_NEEDED = 8


@dataclass
class Candidate:
    """A rough city: homography from tile units to photo pixels, and its evidence."""
    h: np.ndarray
    centre: float
    evidence: float


def bilinear(m: np.ndarray, p: np.ndarray) -> np.ndarray:
    """Values of a map at points in map cells (centres at half integers), zero outside."""
    q = p - .5
    i = np.floor(q).astype(int)
    f = q - i
    out = np.zeros(len(p))
    for dy in (0, 1):
        for dx in (0, 1):
            x, y = i[:, 0] + dx, i[:, 1] + dy
            ok = (x >= 0) & (x < m.shape[1]) & (y >= 0) & (y < m.shape[0])
            w = np.where(dx, f[:, 0], 1 - f[:, 0]) * np.where(dy, f[:, 1], 1 - f[:, 1])
            out += np.where(ok, w * m[np.clip(y, 0, m.shape[0] - 1), np.clip(x, 0, m.shape[1] - 1)], 0)
    return out


def peaks_of(m: np.ndarray, least: float, most: int) -> list[tuple[int, int, float]]:
    """Local maxima in 3 x 3, best first: (x, y, value)."""
    p = np.pad(m, 1)
    around = np.max([p[dy:dy + m.shape[0], dx:dx + m.shape[1]] for dy in range(3) for dx in range(3)], axis=0)
    ys, xs = np.where((m >= around) & (m >= least))
    order = np.argsort(-m[ys, xs])[:most]
    return [(int(xs[i]), int(ys[i]), float(m[ys[i], xs[i]])) for i in order]


def fit_to_peaks(h: np.ndarray, lattice: np.ndarray) -> np.ndarray | None:
    """Move each expected point to the lattice peak near it and fit again, leaving out strays."""
    p = project(h, NOMINAL) / STRIDE
    tile = np.sqrt(abs(polygon_area(project(h, square(0, 4)) / STRIDE))) / 4
    reach = max(1.5, PEAK_REACH * tile)
    source, target = [], []
    for n, (x, y) in zip(NOMINAL, p):
        x0, x1 = max(0, int(np.floor(x - reach))), min(lattice.shape[1], int(np.ceil(x + reach)))
        y0, y1 = max(0, int(np.floor(y - reach))), min(lattice.shape[0], int(np.ceil(y + reach)))
        if x1 <= x0 or y1 <= y0:
            continue
        part = lattice[y0:y1, x0:x1]
        j = int(part.argmax())
        my, mx = y0 + j // part.shape[1], x0 + j % part.shape[1]
        if lattice[my, mx] < PEAK_MIN:
            continue
        ys, xs = np.mgrid[max(0, my - 1):min(lattice.shape[0], my + 2), max(0, mx - 1):min(lattice.shape[1], mx + 2)]
        w = lattice[ys, xs]
        source.append(n)
        target.append(((w * (xs + .5)).sum() / w.sum(), (w * (ys + .5)).sum() / w.sum()))
    if len(source) < PEAKS_NEEDED:
        return None
    source, target = np.array(source), np.array(target)
    for _ in range(3):
        g = homography(source, target)
        off = np.linalg.norm(project(g, source) - target, axis=1)
        keep = off < max(.25 * tile, 1.5 * np.median(off))
        if keep.all() or keep.sum() < PEAKS_NEEDED:
            break
        source, target = source[keep], target[keep]
    return np.diag([STRIDE, STRIDE, 1.0]) @ g


def mask_quads(mask: np.ndarray, x: int, y: int) -> list[np.ndarray]:
    """Corners, in map cells, of squares that have the mean and spread of the mask's blob around a
    cell, one for each of TURNS angles: up to perspective, one of them is the city."""
    _, parts = cv2.connectedComponents((mask >= MASK_MIN).astype(np.uint8), connectivity=4)
    if parts[y, x] == 0:
        return []
    ys, xs = np.where(parts == parts[y, x])
    w = mask[ys, xs] / mask[ys, xs].sum()
    cells = np.stack([xs, ys], 1) + .5
    mean = w @ cells
    spread = (cells - mean).T @ ((cells - mean) * w[:, None]) + np.eye(2) / 12
    root = np.linalg.cholesky(spread)
    out = []
    for k in range(TURNS):
        a = np.pi / 2 * k / TURNS + np.pi / 4 * np.arange(1, 8, 2)
        # A uniform square reaches sqrt(3) deviations each way, its corners sqrt(6).
        out.append(mean + np.sqrt(6) * np.stack([np.cos(a), np.sin(a)], 1) @ root.T)
    return out


def support(mask: np.ndarray, corners: np.ndarray) -> float:
    """Overlap of the mask with a clockwise quad (map cells), as intersection over union."""
    ys, xs = np.mgrid[0:mask.shape[0], 0:mask.shape[1]] + .5
    inside = np.ones(mask.shape, bool)
    for p, q in zip(corners, np.roll(corners, -1, 0)):
        inside &= (q[0] - p[0]) * (ys - p[1]) - (q[1] - p[1]) * (xs - p[0]) >= 0
    return float(mask[inside].sum() / (inside.sum() + mask[~inside].sum() + 1e-6))


def sane(corners: np.ndarray) -> bool:
    """Convex, clockwise, no side less than a third of another, tiles wider than a map cell."""
    d = np.roll(corners, -1, 0) - corners
    e = np.roll(d, -1, 0)
    sides = np.linalg.norm(d, axis=1)
    return bool((d[:, 0] * e[:, 1] - d[:, 1] * e[:, 0] > .3 * sides * np.roll(sides, -1)).all()
                and sides.min() > sides.max() / 3 and polygon_area(corners) > (4 * STRIDE) ** 2)


def polygon_area(q: np.ndarray) -> float:
    x, y = q[:, 0], q[:, 1]
    return .5 * float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum())


def evidence_of(h: np.ndarray, heat: np.ndarray) -> float:
    """Mean height of the lattice map at the 25 points."""
    return float(bilinear(heat[1], project(h, NOMINAL) / STRIDE).mean())


def worth(h: np.ndarray, heat: np.ndarray) -> float:
    """How well a homography explains lattice and mask together."""
    return evidence_of(h, heat) * support(heat[0], project(h, square(0, 4)) / STRIDE)


def settle(h: np.ndarray, heat: np.ndarray) -> tuple[float, np.ndarray]:
    """Fit to the lattice peaks as long as that explains more: evidence and homography."""
    best = worth(h, heat)
    for _ in range(3):
        g = fit_to_peaks(h, heat[1])
        if g is None or not sane(project(g, square(0, 4))):
            break
        score = worth(g, heat)
        if score <= best:
            break
        h, best = g, score
    return evidence_of(h, heat), h


def distinct(candidates: list[Candidate]) -> list[Candidate]:
    """Leave out candidates whose corners are all within SAME tiles of a better one's."""
    kept: list[Candidate] = []
    for c in candidates:
        q = project(c.h, square(0, 4))
        near = SAME * np.sqrt(abs(polygon_area(q))) / 4
        others = [project(k.h, square(0, 4)) for k in kept]
        if all(min(np.linalg.norm(q - np.roll(o, r, 0), axis=1).max() for r in range(4)) > near for o in others):
            kept.append(c)
    return kept


def propose(heat: np.ndarray, quad: np.ndarray, scale: np.ndarray) -> list[Candidate]:
    """Candidates, best first. `scale` is the matrix from the net's input pixels to the photo's."""
    out = []
    for cx, cy, value in peaks_of(heat[3], CENTRE_MIN, MAX_PEAKS):
        col, row = (min(int((v + .5) * STRIDE / QUAD_STRIDE), quad.shape[2] - 1) for v in (cx, cy))
        seen = quad[:, row, col].reshape(4, 2) + (np.array([col, row]) + .5) * QUAD_STRIDE
        rough = [homography(square(0, 4), m * STRIDE) for m in mask_quads(heat[0], cx, cy) if sane(m * STRIDE)]
        rough = sorted(rough, key=lambda h: -worth(h, heat))[:FITS]
        if sane(seen):
            rough.append(homography(square(0, 4), seen))
        fits = [settle(h, heat) for h in rough]
        out += [Candidate(scale @ h, value, evidence) for evidence, h in fits]
    return distinct(sorted(out, key=lambda c: -c.evidence * (.3 + c.centre)))
