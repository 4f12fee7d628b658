"""Print-and-play copies: nine faces as a home printer, a copier and scissors leave them."""

import cv2
import numpy as np

from ..labels import ART
from .flat import noise


def screen(x: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Visible droplets: noise that is strongest in the mid tones."""
    amount = rng.uniform(0, 0.16)
    grain = rng.normal(0, 1, x.shape[:2] + (3 if rng.random() < 0.5 else 1,)).astype(np.float32)
    grain = cv2.GaussianBlur(grain, (0, 0), rng.uniform(0.4, 1.1)).reshape(grain.shape) * 2
    return x + amount * grain * (4 * x * (1 - x)).clip(0.1, 1)


def bands(rng: np.random.Generator) -> np.ndarray:
    """Stripes of a head that misses some nozzles, across or along the tile."""
    step = rng.uniform(3, 24)
    t = np.arange(ART, dtype=np.float32) / step + rng.uniform(0, 1)
    wave = np.where(t % 1 < rng.uniform(0.1, 0.5), 1.0, 0.0).astype(np.float32)
    field = cv2.GaussianBlur(np.repeat(wave[:, None], ART, 1), (0, 0), 0.8)[..., None]
    return field if rng.random() < 0.5 else field.transpose(1, 0, 2)


def home_print(faces: list[np.ndarray], rng: np.random.Generator) -> list[np.ndarray]:
    """The same weak ink, paper and banding on all nine; registration and cut differ from face to face."""
    paper = np.array([1, rng.uniform(0.95, 1), rng.uniform(0.86, 1)], np.float32) * rng.uniform(0.85, 1)
    black = rng.uniform(0.02, 0.32)
    colour = rng.uniform(0.35, 1.05) if rng.random() < 0.93 else 0.0
    weak = np.exp(rng.normal(0, [0.08, 0.12, 0.12])).astype(np.float32)
    gamma = np.exp(rng.normal(-0.1, 0.25))
    band, depth = bands(rng), rng.choice([0, rng.uniform(0.02, 0.14)])
    soft = rng.choice([0, rng.uniform(0.4, 1.3)])
    rim = rng.choice([0, rng.uniform(0, 0.04)], p=[0.6, 0.4])
    out = []
    for face in faces:
        x = face.astype(np.float32) / 255
        if rng.random() < 0.5:  # inks that do not meet
            m = np.array([[1, 0, rng.normal(0, 0.8)], [0, 1, rng.normal(0, 0.8)]], np.float32)
            k = int(rng.integers(3))
            x[..., k] = cv2.warpAffine(x[..., k].copy(), m, (ART, ART), borderMode=cv2.BORDER_REPLICATE)
        grey = x.mean(2, keepdims=True)
        x = (grey + (x - grey) * colour).clip(0, 1) ** gamma
        x = screen(x, rng)
        x = x + depth * band * (1 - x) + 0.03 * noise(rng, ART, 40)
        x = (black + (1 - black) * x.clip(0, 1) * weak) * paper
        if soft:
            x = cv2.GaussianBlur(x, (0, 0), soft)
        w = int(rim * ART * rng.uniform(0.3, 1))
        if w:  # paper left by the scissors
            x[:w], x[-w:], x[:, :w], x[:, -w:] = paper, paper, paper, paper
        out.append((x.clip(0, 1) * 255).astype(np.uint8))
    return out


def recut(face: np.ndarray, zoom: np.ndarray, shift: np.ndarray) -> np.ndarray:
    """A face cut a little larger, smaller or off its middle."""
    c = ART / 2
    m = np.array([[zoom[0], 0, c - zoom[0] * c + shift[0] * ART], [0, zoom[1], c - zoom[1] * c + shift[1] * ART]])
    return cv2.warpAffine(face, m, (ART, ART), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
