"""Simple drawn bodies and borders, for printings that share no picture with any face."""

import cv2
import numpy as np

from ..labels import ART


def noise(rng: np.random.Generator, px: int, cell: int, channels: int = 1) -> np.ndarray:
    """Smooth random field in about [-1, 1], features of `cell` pixels."""
    n = max(2, px // max(1, cell) + 2)
    small = rng.normal(0, 1, (n, n, channels)).astype(np.float32)
    big = cv2.resize(small, (px, px), interpolation=cv2.INTER_CUBIC)
    return big.reshape(px, px, channels)


def write(picture: np.ndarray, text: str, at, font: int, size: float, colour, width: int) -> None:
    """cv2.putText on a float picture: it draws only on bytes."""
    mask = np.zeros(picture.shape[:2], np.uint8)
    cv2.putText(mask, text, tuple(int(v) for v in at), font, size, 255, width, cv2.LINE_AA)
    picture[mask > 100] = colour


def flat_border(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A border picture and the mask of where it lies: cobbles, speckle, plain or stripes."""
    width = int(rng.uniform(0.02, 0.11) * ART)
    mask = np.ones((ART, ART), bool)
    mask[width : ART - width, width : ART - width] = False
    base = rng.integers(40, 230, 3).astype(np.float32)
    if rng.random() < 0.5:
        base[:] = base.mean() + rng.normal(0, 8, 3)
    picture = np.broadcast_to(base, (ART, ART, 3)).copy()
    style = rng.integers(4)
    if style == 0:
        cell = int(rng.integers(4, 12))
        n = ART // cell + 1
        stones = rng.normal(0, 18, (n, n, 1)).astype(np.float32)
        picture += cv2.resize(stones, (n * cell, n * cell), interpolation=cv2.INTER_NEAREST)[:ART, :ART, None]
        picture[::cell] -= 25
        picture[:, ::cell] -= 25
    elif style == 1:
        picture += rng.normal(0, 15, (ART, ART, 1))
    elif style == 2:
        picture += 20 * np.sin(np.arange(ART) / rng.uniform(1, 6))[None, :, None]
    return np.clip(picture, 0, 255), mask


def flat_body(rng: np.random.Generator, kind: str) -> np.ndarray:
    """Ground, a roof and some rectangles for walls, windows and trees, in free colours."""
    ground = rng.integers(30, 220, 3).astype(np.float32)
    body = np.broadcast_to(ground, (ART, ART, 3)).copy() + 14 * noise(rng, ART, 24, 3)
    body = np.clip(body, 0, 255).astype(np.uint8)

    def colour():
        return tuple(int(v) for v in rng.integers(0, 256, 3))

    def box():
        a = rng.uniform(0.08, 0.8, 2)
        b = a + rng.uniform(0.08, 0.55, 2)
        return tuple(int(v) for v in a * ART), tuple(int(v) for v in np.minimum(b, 0.93) * ART)

    for _ in range(rng.integers(1, 5)):
        a, b = box()
        cv2.rectangle(body, a, b, colour(), -1)
        if rng.random() < 0.6:  # windows
            for x in range(a[0] + 5, b[0] - 5, int(rng.integers(9, 20))):
                cv2.rectangle(body, (x, b[1] - 16), (x + 5, b[1] - 8), colour(), -1)
    for _ in range(rng.integers(0, 10)):
        centre = tuple(int(v) for v in rng.uniform(0.1, 0.9, 2) * ART)
        cv2.circle(body, centre, int(rng.uniform(0.01, 0.09) * ART), colour(), -1, cv2.LINE_AA)
    if rng.random() < 0.6:
        y = int(rng.uniform(0.8, 0.88) * ART)
        cv2.rectangle(body, (int(0.08 * ART), y), (int(0.92 * ART), y + 16), colour(), -1)
        for i in range(rng.integers(3, 9)):
            cv2.putText(body, str(rng.integers(1, 22)), (18 + i * 18, y + 13), 0, 0.4, colour(), 1, cv2.LINE_AA)
    picture, mask = flat_border(rng)
    if rng.random() < 0.8:
        body = np.where(mask[..., None], picture, body).astype(np.uint8)
    return body
