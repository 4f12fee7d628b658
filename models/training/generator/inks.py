"""Changes to a badge's icon that leave it the same drawing to a player: other hands, other printers."""

import cv2
import numpy as np

from .flat import noise
from .icons import ICON_PX

# Empty rim around the icon while it is bent, so that nothing is cut off.
RIM = 16


def thicken(ink: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Strokes up to 2 pixels wider or narrower on each side; never so narrow that half the ink is lost."""
    size = int(rng.choice([3, 5]))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    if rng.random() < 0.5:
        return cv2.dilate(ink, kernel)
    thin = cv2.erode(ink, kernel)
    return thin if thin.sum() > 0.5 * ink.sum() else ink


def bend(ink: np.ndarray, rng: np.random.Generator, strength: float) -> np.ndarray:
    """Stretch, lean and a slow wave over the whole drawing."""
    px = ink.shape[0]
    stretch = np.exp(rng.normal(0, 0.09 * strength, 2))
    lean = rng.normal(0, 0.09 * strength)
    y, x = np.mgrid[0:px, 0:px].astype(np.float32)
    c = (px - 1) / 2
    wave = noise(rng, px, px // 3, 2) * (2.2 * strength)
    u = (x - c) * stretch[0] + (y - c) * lean + c + wave[..., 0]
    v = (y - c) * stretch[1] + c + wave[..., 1]
    return cv2.remap(ink, u.astype(np.float32), v.astype(np.float32), cv2.INTER_LINEAR)


def vary(icon: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The icon as another hand would draw it. A quarter is left as it is."""
    if rng.random() < 0.25:
        return icon
    ink = cv2.copyMakeBorder(icon, RIM, RIM, RIM, RIM, cv2.BORDER_CONSTANT, value=0)
    ink = bend(ink, rng, rng.uniform(0.2, 1.3))
    if rng.random() < 0.5:
        ink = thicken(ink, rng)
    if rng.random() < 0.12:  # mugs and beds face either way
        ink = ink[:, ::-1].copy()
    if rng.random() < 0.15:  # only its outline
        size = int(rng.choice([3, 5, 7]))
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
        ink = cv2.subtract(cv2.dilate(ink, kernel), cv2.erode(ink, kernel))
    if rng.random() < 0.15:  # ink that runs fills fine gaps
        ink = cv2.GaussianBlur(ink, (0, 0), rng.uniform(1, 3))
        ink = np.clip((ink.astype(np.float32) - 127) * 3 + 127 + rng.uniform(-30, 60), 0, 255).astype(np.uint8)
    return ink[RIM : RIM + ICON_PX, RIM : RIM + ICON_PX].copy()
