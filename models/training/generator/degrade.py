"""What light, lens, sensor and file format do to a picture."""

import cv2
import numpy as np

# Share of pictures taken in light of nearly one colour.
ONE_COLOUR = 0.18


def field(rng: np.random.Generator, shape: tuple[int, int], cells: int) -> np.ndarray:
    """Smooth random field over the picture."""
    small = rng.normal(0, 1, (cells + 2, cells + 2)).astype(np.float32)
    return cv2.resize(small, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)


def ramp(rng: np.random.Generator, shape: tuple[int, int]) -> np.ndarray:
    """A linear ramp from -1 to 1 in a random direction."""
    h, w = shape
    a = rng.uniform(0, 2 * np.pi)
    y, x = np.linspace(-1, 1, h, dtype=np.float32)[:, None], np.linspace(-1, 1, w, dtype=np.float32)[None]
    return (np.cos(a) * x + np.sin(a) * y) / 1.42


def shadow(rng: np.random.Generator, shape: tuple[int, int]) -> np.ndarray:
    """Factor map of a cast shadow: a big polygon, hard or soft at its rim."""
    h, w = shape
    n = int(rng.integers(3, 8))
    a = np.sort(rng.uniform(0, 2 * np.pi, n))
    r = rng.uniform(0.2, 0.9, n) * max(h, w)
    centre = rng.uniform(-0.2, 1.2, 2) * (w, h)
    poly = centre + np.stack([r * np.cos(a), r * np.sin(a)], 1)
    mask = np.zeros((h, w), np.float32)
    cv2.fillPoly(mask, [poly.astype(np.int32)], 1.0, cv2.LINE_AA)
    mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.6, 30))
    return 1 - rng.uniform(0.2, 0.7) * mask


def light(x: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Illumination on a linear-ish picture in [0, 1]."""
    shape = x.shape[:2]
    level = np.ones(shape, np.float32)
    if rng.random() < 0.6:
        level *= np.exp(rng.uniform(0, 0.6) * ramp(rng, shape))
    if rng.random() < 0.3:
        level *= np.exp(rng.uniform(0, 0.25) * field(rng, shape, 3))
    for _ in range(rng.choice([0, 1, 2], p=[0.6, 0.28, 0.12])):
        level *= shadow(rng, shape)
    warm = rng.normal(0.05, 0.14)
    tint = np.array([1 + warm, 1 + rng.normal(0, 0.03), 1 - warm], np.float32)
    dim = np.exp(rng.normal(-0.1, 0.25)) if rng.random() < 0.8 else rng.uniform(0.2, 0.5)
    if rng.random() < ONE_COLOUR:
        x, tint = one_colour(x, rng)
    return x * (level[..., None] * tint * np.float32(dim))


def one_colour(x: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """What a lamp of one colour leaves of a picture's colours, and the lamp's colour: sodium and
    candle mostly, any other now and then, or a sensor that sees no colour in the dark."""
    grey = x @ np.array([0.4, 0.5, 0.1], np.float32) if rng.random() < 0.7 else x[..., int(rng.integers(2))]
    left = np.float32(rng.choice([rng.uniform(0, 0.12), rng.uniform(0.1, 0.5)]))
    x = grey[..., None] * (1 - left) + x * left
    roll = rng.random()
    if roll < 0.6:
        tint = np.array([1, rng.uniform(0.45, 0.8), rng.uniform(0, 0.35)])
    elif roll < 0.75:
        tint = np.ones(3)
    else:
        tint = rng.uniform(0.05, 1, 3)
    return x, (tint / tint.max()).astype(np.float32)


def glare(x: np.ndarray, rng: np.random.Generator, spots: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Specular blobs; some sit on the given `spots` (badges). Returns the blob strength too."""
    h, w = x.shape[:2]
    total = np.zeros((h // 2, w // 2), np.float32)
    for _ in range(rng.choice([1, 2, 4, 7], p=[0.4, 0.3, 0.2, 0.1])):
        on_spot = len(spots) and rng.random() < 0.55
        centre = (spots[rng.integers(len(spots))] + rng.normal(0, w * 0.01, 2)) if on_spot else rng.uniform(0, [w, h])
        axes = np.exp(rng.normal(np.log(max(h, w) * 0.03), 0.7, 2)) + 2
        blob = np.zeros_like(total)
        cv2.ellipse(
            blob,
            (centre / 2).astype(int).tolist(),
            (axes / 2 + 1).astype(int).tolist(),
            rng.uniform(0, 180),
            0,
            360,
            1.0,
            -1,
            cv2.LINE_AA,
        )
        reach = max(1.0, axes.min() / 2 * rng.uniform(0.2, 1.2))
        total = np.maximum(total, cv2.GaussianBlur(blob, (0, 0), reach) * rng.uniform(0.3, 1.3))
    total = cv2.resize(np.minimum(total, 1), (w, h), interpolation=cv2.INTER_LINEAR)
    tint = np.array([1, 1, rng.uniform(0.85, 1)], np.float32)
    return x * (1 - 0.8 * total[..., None]) + total[..., None] * tint, total


def motion(x: np.ndarray, rng: np.random.Generator, length: float) -> np.ndarray:
    n = int(length) | 1
    if n < 3:
        return x
    kernel = np.zeros((n, n), np.float32)
    a = rng.uniform(0, np.pi)
    d = np.array([np.cos(a), np.sin(a)]) * (n - 1) / 2
    c = (n - 1) / 2
    cv2.line(kernel, tuple(np.round(c - d).astype(int).tolist()), tuple(np.round(c + d).astype(int).tolist()), 1.0)
    return cv2.filter2D(x, -1, kernel / kernel.sum())


def develop(x: np.ndarray, rng: np.random.Generator, detail: float) -> np.ndarray:
    """Lens blur, sensor noise, tone curve, JPEG. `detail` is the tile size in pixels, so that
    blur stays in proportion to what has to be read. Takes [0, 1] floats, gives uint8."""
    h, w = x.shape[:2]
    roll = rng.random()
    if roll < 0.30:
        x = cv2.GaussianBlur(x, (0, 0), max(0.3, detail * (0.004 + 0.024 * rng.beta(1, 2.5))))
    elif roll < 0.45:
        x = motion(x, rng, detail * (0.02 + 0.07 * rng.beta(1, 2)))
    if rng.random() < 0.2:  # a smaller sensor or a zoomed picture
        s = rng.uniform(0.4, 0.9)
        s = max(s, min(1.0, 34 / detail))
        x = cv2.resize(x, (int(w * s), int(h * s)), interpolation=cv2.INTER_AREA)
    small = x.shape[:2]
    if rng.random() < 0.8:
        bright = np.exp(rng.normal(-0.05, 0.2)) * 0.75 / max(0.08, float(np.percentile(x[::6, ::6], 97)))
        x = x * np.float32(np.clip(bright, 0.5, rng.uniform(1.5, 6)))  # auto exposure, not always enough
    amount = np.exp(rng.normal(-4.3, 0.8))
    grain = rng.standard_normal(small + (3,), np.float32)
    if rng.random() < 0.5:
        grain = cv2.GaussianBlur(grain, (0, 0), 0.7) * 1.8
    x = np.clip(x, 0, 1)
    x = x + np.float32(min(amount, 0.09)) * grain * (0.4 + np.sqrt(x))
    if rng.random() < 0.3:
        x = np.clip(x, 0, 1) ** np.float32(np.exp(rng.normal(0, 0.25)))
    out = np.clip(x * 255, 0, 255).astype(np.uint8)
    if rng.random() < 0.25:  # phones sharpen
        soft = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.6, 1.6))
        out = cv2.addWeighted(out, 1.6, soft, -0.6, 0)
    if rng.random() < 0.75:
        quality = int(rng.uniform(50, 96))
        out = cv2.imdecode(cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
    if out.shape[:2] != (h, w):
        out = cv2.resize(out, (w, h), interpolation=cv2.INTER_LINEAR)
    return out
