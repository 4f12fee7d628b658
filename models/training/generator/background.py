"""Procedural table tops. Every texture is a square that tiles by mirroring."""

import cv2
import numpy as np

from .flat import noise, write

PX = 640

# Kinds only validation scenes may lie on, so that calibration sees new tables.
HELD_OUT = ("marble", "stripes", "terrazzo")


def two_colours(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A base colour and a companion near it or far from it."""
    a = rng.uniform(10, 245, 3)
    if rng.random() < 0.5:  # muted colours are commoner on tables
        a = a.mean() + (a - a.mean()) * 0.35
    b = a + rng.normal(0, 30, 3) if rng.random() < 0.6 else rng.uniform(10, 245, 3)
    return a.astype(np.float32), np.clip(b, 0, 255).astype(np.float32)


def octaves(rng: np.random.Generator, cells: list[int], channels: int = 1) -> np.ndarray:
    return sum(noise(rng, PX, c, channels) / (i + 1) for i, c in enumerate(cells))


def mix(a: np.ndarray, b: np.ndarray, t: np.ndarray) -> np.ndarray:
    return a + (b - a) * np.clip(t, 0, 1)


def wood(rng):
    a = np.array([rng.uniform(60, 215), 0, 0], np.float32)
    a[1] = a[0] * rng.uniform(0.6, 0.85)
    a[2] = a[1] * rng.uniform(0.5, 0.9)
    stretched = cv2.resize(rng.normal(0, 1, (PX // 3, 8)).astype(np.float32), (PX, PX), interpolation=cv2.INTER_CUBIC)
    fine = cv2.resize(rng.normal(0, 1, (PX, 24)).astype(np.float32), (PX, PX), interpolation=cv2.INTER_CUBIC)
    rings = np.sin((np.arange(PX)[:, None] / rng.uniform(5, 30)) + 3 * noise(rng, PX, 200)[..., 0])
    t = (0.10 * stretched + 0.06 * fine + 0.12 * rings)[..., None]
    out = a * (1 + t * rng.uniform(0.5, 1.6))
    if rng.random() < 0.6:  # planks
        step = int(rng.integers(60, 220))
        for _i, y in enumerate(range(0, PX, step)):
            out[y : y + step] *= rng.uniform(0.85, 1.15)
            out[y : y + int(rng.integers(1, 4))] *= rng.uniform(0.3, 0.9)
    return out


def plain(rng):
    a, _ = two_colours(rng)
    return a + octaves(rng, [300, 90], 1) * rng.uniform(0, 14) + rng.normal(0, rng.uniform(0, 8), (PX, PX, 1))


def cloth(rng):
    a, b = two_colours(rng)
    y, x = np.mgrid[0:PX, 0:PX].astype(np.float32)
    f = rng.uniform(0.4, 2.2)
    weave = (np.sin(x * f) * np.sin(y * f))[..., None]
    return mix(a, b, 0.3 + 0.2 * weave) + octaves(rng, [150, 40]) * rng.uniform(2, 22)


def checks(rng):
    a, b = two_colours(rng)
    c = rng.uniform(0, 255, 3).astype(np.float32)
    step = rng.uniform(14, 160)
    y, x = np.mgrid[0:PX, 0:PX].astype(np.float32)
    u, v = (x // step) % 2, (y // step) % 2
    if rng.random() < 0.5:  # gingham
        return mix(a, b, ((u + v) / 2)[..., None]) + rng.normal(0, 5, (PX, PX, 1))
    if rng.random() < 0.5:  # tiles with joints
        joint = ((x % step) < rng.uniform(1, 6)) | ((y % step) < rng.uniform(1, 6))
        return np.where(joint[..., None], b, a + octaves(rng, [120, 30], 3) * 12)
    out = mix(a, b, (u != v).astype(np.float32)[..., None])
    thin = ((x % step) < 3) | ((y % step) < 3)
    return np.where(thin[..., None], c, out) + rng.normal(0, 4, (PX, PX, 1))


def stripes(rng):
    a, b = two_colours(rng)
    y, x = np.mgrid[0:PX, 0:PX].astype(np.float32)
    angle = rng.uniform(0, np.pi)
    wave = np.sin((x * np.cos(angle) + y * np.sin(angle)) / rng.uniform(4, 40)) * rng.uniform(1, 8)
    return mix(a, b, (0.5 + 0.5 * wave)[..., None])


def clouds(rng):
    a, b = two_colours(rng)
    return mix(a, b, 0.5 + 0.35 * octaves(rng, [220, 80, 30, 10])) + rng.normal(0, rng.uniform(0, 12), (PX, PX, 3))


def marble(rng):
    a, b = two_colours(rng)
    vein = np.abs(np.sin(3 * octaves(rng, [250, 90, 40])))
    return mix(a, b, 1 - vein ** rng.uniform(0.2, 0.6))


def terrazzo(rng):
    out = plain(rng)
    for _ in range(rng.integers(150, 500)):
        centre = tuple(int(v) for v in rng.integers(0, PX, 2))
        axes = tuple(int(v) for v in rng.integers(2, 14, 2))
        cv2.ellipse(out, centre, axes, rng.uniform(0, 180), 0, 360, rng.uniform(0, 255, 3).tolist(), -1)
    return out


def pattern(rng):
    """A motif repeated on a lattice: flowers, dots, crosses, rings."""
    a, b = two_colours(rng)
    out = np.broadcast_to(a, (PX, PX, 3)).copy()
    step, r = int(rng.integers(24, 150)), rng.uniform(0.1, 0.45)
    style = rng.integers(4)
    for j, y in enumerate(range(0, PX + step, step)):
        for x in range((j % 2) * step // 2, PX + step, step):
            colour = (b * rng.uniform(0.8, 1.1)).tolist()
            if style == 0:
                cv2.circle(out, (x, y), int(r * step), colour, -1, cv2.LINE_AA)
            elif style == 1:
                for k in range(5):
                    d = (x + int(r * step * 0.6 * np.cos(k * 1.257)), y + int(r * step * 0.6 * np.sin(k * 1.257)))
                    cv2.circle(out, d, int(r * step * 0.4), colour, -1, cv2.LINE_AA)
            elif style == 2:
                cv2.circle(out, (x, y), int(r * step), colour, 2, cv2.LINE_AA)
            else:
                d = int(r * step)
                cv2.rectangle(out, (x - d, y - d), (x + d, y + d), colour, int(rng.choice([-1, 2])))
    return out + rng.normal(0, 4, (PX, PX, 1))


def granite(rng):
    """Patches of a few colours with ragged edges, at one to three scales: stone, cork, camouflage."""
    a, b = two_colours(rng)
    out = np.broadcast_to(a, (PX, PX, 3)).astype(np.float32)
    for _ in range(rng.integers(1, 4)):
        cell = int(np.exp(rng.uniform(np.log(4), np.log(60))))
        ragged = octaves(rng, [cell, max(2, cell // 3), 2])
        colour = b * rng.uniform(0.4, 1.3) + rng.normal(0, 12, 3)
        edge = rng.uniform(2, 12)
        out = mix(out, colour.astype(np.float32), (ragged - rng.uniform(-0.3, 0.9)) * edge)
    return out + rng.normal(0, rng.uniform(0, 8), (PX, PX, 1))


def rummage(rng):
    """A crowded table: papers, boxes and print of every size."""
    out = clouds(rng)
    out = np.ascontiguousarray(out, np.float32)
    for _ in range(rng.integers(8, 60)):
        centre = rng.uniform(0, PX, 2)
        size = np.exp(rng.normal(3.6, 0.7, 2))
        box = cv2.boxPoints((centre.tolist(), size.tolist(), rng.uniform(0, 180)))
        cv2.fillPoly(out, [box.astype(np.int32)], rng.uniform(0, 255, 3).tolist(), cv2.LINE_AA)
        if rng.random() < 0.5:
            word = "".join(chr(rng.integers(65, 122)) for _ in range(rng.integers(1, 12)))
            write(
                out,
                word,
                centre - 20,
                int(rng.integers(0, 7)),
                rng.uniform(0.3, 1.5),
                rng.uniform(0, 255, 3),
                int(rng.integers(1, 3)),
            )
    return out


MAKERS = {
    "wood": (wood, 5),
    "plain": (plain, 3),
    "cloth": (cloth, 2),
    "checks": (checks, 2),
    "clouds": (clouds, 2),
    "pattern": (pattern, 3),
    "granite": (granite, 4),
    "rummage": (rummage, 2),
    "marble": (marble, 2),
    "stripes": (stripes, 2),
    "terrazzo": (terrazzo, 2),
}


def make_background(rng: np.random.Generator, split: str) -> np.ndarray:
    """One table top, RGB, PX by PX."""
    names = [n for n in MAKERS if (n in HELD_OUT) == (split == "val" and rng.random() < 0.5)]
    weights = np.array([MAKERS[n][1] for n in names], float)
    texture = MAKERS[str(rng.choice(names, p=weights / weights.sum()))][0](rng)
    return np.clip(texture, 0, 255).astype(np.uint8)
