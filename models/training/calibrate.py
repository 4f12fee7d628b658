"""Calibration on scenes of held-out printings, glyphs and tables, read by the program itself.

The program prints what its stages saw (`surveyor read --json --evidence`), the weights that make honest
probabilities of that are fitted here, and the manifest gets them.
"""

import json
import os
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from tqdm import tqdm

from .generator.art import Art
from .generator.scene import Scene, Studio
from .labels import EMPTY, KINDS

# Probability of "a whole city is here" below which a photo is refused.
CITY_MIN = 0.5
# Probability below which the app asks the user to look at a cell.
DOUBT = 0.9
# Probability below which the program looks at a cell again: on 120 photos of home-made copies (`tests/judge`, seeds 601
# and 602) three of six wrong tiles that looked sure were doubted because this is more than DOUBT.
CLEAR = 0.97
# A city counts as located when no corner is further off than this, in tiles.
LOCATED = 0.25
# Least share of wrong cells that must fall below DOUBT, and how far probabilities may be sharpened for that.
WRONG_DOUBTED = 0.95
# The whole tile's weight is at most this share of the badge's: the bodies in these scenes were trained
# on and their icons were not, so that the tile net looks better here than on another printing.
TILE_MOST = 0.8
# By how much all are duller in the end: other copies are further from what was trained on than these scenes.
CAUTION = 0.25
# With fewer wrong cells than this to go by, nothing is sharpened.
WRONG_NEEDED = 40
# Scenes read by one call of the program.
BATCH = 24
FEATURES = ["refine logit", "faces seen", "centre", "evidence", "weakest edge"]
SHARPNESS = ["constant", "agreement", "city's agreement", "city's sureness", "badge seen"]
# The reader keeps the logarithm of the sharpness within these.
SHARPEST = (-2.0, 1.5)
UNCALIBRATED = {
    "city": {"weights": [1, 0, 0, 0, 0], "bias": 0, "threshold": 0.5},
    "cell": {"badge": 1.0, "tile": 0.5, "floor": 1e-3, "sharpness": [0] * 5},
    "clear": CLEAR,
    "doubt": DOUBT,
}


@dataclass
class Trial:
    """A scene, what the program saw in it, and whether that is where the city is and the right way up."""

    scene: Scene
    seen: dict | None
    located: bool
    upright: bool


def corner_error(scene: Scene, lattice: np.ndarray) -> float:
    """Largest corner distance in tiles to the nearest of the scene's cities, whichever way up."""
    mine = lattice[[0, 4, 24, 20]]
    errors = [99.0]
    for city in scene.wholes:
        tile = np.linalg.norm(city.corners - np.roll(city.corners, 1, 0), axis=1).mean() / 4
        errors += [np.linalg.norm(city.corners - np.roll(mine, k, 0), axis=1).max() / tile for k in range(4)]
    return min(errors)


def tried(scene: Scene, seen: dict | None) -> Trial:
    if seen is None:
        return Trial(scene, None, False, False)
    lattice = np.array(seen["lattice"])
    located = scene.larger is None and corner_error(scene, lattice) < LOCATED
    tile = np.linalg.norm(scene.lattice[1] - scene.lattice[0])
    return Trial(
        scene, seen, located, located and scene.whole and np.linalg.norm(lattice[0] - scene.lattice[0]) < tile / 2
    )


def look(surveyor: Path, models: Path, photos: list[np.ndarray]) -> list[dict | None]:
    """What the program sees in photos."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [f"{folder}/{i:04d}.png" for i in range(len(photos))]
        for path, photo in zip(paths, photos):
            cv2.imwrite(path, cv2.cvtColor(photo, cv2.COLOR_RGB2BGR))
        done = subprocess.run(
            [surveyor, "read", "--json", "--evidence", *paths],
            capture_output=True,
            text=True,
            env={**os.environ, "SURVEYOR_MODELS": str(models)},
        )
    lines = done.stdout.splitlines()
    if len(lines) != len(photos):
        raise RuntimeError(f"surveyor failed: {done.stderr.strip()[-300:]}")
    return [json.loads(line) for line in lines]


def run_trials(surveyor: Path, models: Path, art: Art, count: int, seed: int) -> list[Trial]:
    cv2.setNumThreads(1)
    studio = Studio(art, seed, "val", stock=40)
    trials = []
    for start in tqdm(range(0, count, BATCH), desc="reading", unit="batch"):
        scenes = [studio.scene() for _ in range(min(BATCH, count - start))]
        trials += [tried(*pair) for pair in zip(scenes, look(surveyor, models, [s.photo for s in scenes]))]
    return trials


def fit_logistic(x: np.ndarray, y: np.ndarray, decay: float = 1e-2) -> tuple[np.ndarray, float]:
    """Logistic regression by Newton's method on standardised features."""
    mean, std = x.mean(0), x.std(0) + 1e-6
    z = np.concatenate([(x - mean) / std, np.ones((len(x), 1))], 1)
    w = np.zeros(z.shape[1])
    for _ in range(50):
        p = 1 / (1 + np.exp(-z @ w))
        h = (z * (p * (1 - p))[:, None]).T @ z + decay * len(x) * np.eye(len(w))
        w -= np.linalg.solve(h, z.T @ (p - y) + decay * len(x) * w)
    return w[:-1] / std, float(w[-1] - (w[:-1] * mean / std).sum())


def kinds(view: np.ndarray) -> np.ndarray:
    """Probabilities of the nine kinds; what a view says of no face is dealt out evenly."""
    n = len(KINDS)
    return view[..., :n] + np.maximum(1 - view[..., :n].sum(-1, keepdims=True), 0) / n


@dataclass
class Cells:
    """Both views of the cells of many cities (city, square, class), and what they are."""

    badge: np.ndarray
    badge_again: np.ndarray
    tile: np.ndarray
    tile_again: np.ndarray
    truth: np.ndarray

    def parts(self, k: dict, badge: np.ndarray, tile: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Logits of the kinds, and what tells how sharp they should be."""
        b, t = kinds(badge), kinds(tile)
        z = k["badge"] * np.log(b + k["floor"]) + k["tile"] * np.log(t + k["floor"])
        agreement = np.sqrt(b * t).sum(-1)
        sure = softmax(z).max(-1)
        ones = np.ones_like(agreement)
        x = [
            ones,
            agreement,
            ones * agreement.mean(1, keepdims=True),
            ones * sure.mean(1, keepdims=True),
            badge[..., : len(KINDS)].sum(-1),
        ]
        return z, np.stack(x, -1)

    def settled(self, k: dict) -> tuple[np.ndarray, np.ndarray]:
        """Both views: those of the second look where the first left doubt."""
        z, x = self.parts(k, self.badge, self.tile)
        unclear = sharpened(z, x, k["sharpness"]).max(-1, keepdims=True) < CLEAR
        return np.where(unclear, self.badge_again, self.badge), np.where(unclear, self.tile_again, self.tile)

    def probabilities(self, k: dict) -> np.ndarray:
        z, x = self.parts(k, *self.settled(k))
        return sharpened(z, x, k["sharpness"])


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def sharpened(z: np.ndarray, x: np.ndarray, weights) -> np.ndarray:
    return softmax(z * np.exp(np.clip(x @ np.array(weights, float), *SHARPEST))[..., None])


def cell_data(trials: list[Trial]) -> Cells:
    """The cells of cities found upright; empty squares count as unknown."""
    good = [t for t in trials if t.upright]
    if not good:  # a smoke run's nets find nothing
        flat = np.full((1, 16, EMPTY + 1), 1 / (EMPTY + 1))
        return Cells(flat, flat, flat, flat, np.zeros((1, 16), int))
    views = (np.array([t.seen[name] for t in good]) for name in ("badge", "badge_again", "tile", "tile_again"))
    return Cells(*views, np.array([t.scene.kinds for t in good]))


def log_loss(p: np.ndarray, truth: np.ndarray) -> float:
    use = truth >= 0
    return float(-np.log(p[use, truth[use]] + 1e-9).mean())


def fit_cell(cells: Cells) -> dict:
    """Weights of the two views with the smallest log loss, and then of what makes them sharp."""
    best = None
    for floor in (1e-4, 1e-3, 1e-2):
        for b in np.arange(0.4, 1.7, 0.2):
            for t in np.arange(0, TILE_MOST * b + 0.01, 0.1):
                k = {"badge": round(float(b), 2), "tile": round(float(t), 2), "floor": floor, "sharpness": [0] * 5}
                loss = log_loss(cells.probabilities(k), cells.truth)
                if best is None or loss < best[0]:
                    best = (loss, k)
    return sharpen(cells, fit_sharpness(cells, best[1]))


def fit_sharpness(cells: Cells, k: dict, steps: int = 400, decay: float = 2e-3) -> dict:
    """Let agreement and familiarity decide how sharp a cell's probabilities are, by the log loss."""
    for _ in range(2):  # which cells are looked at again depends on the weights
        z, x = (torch.from_numpy(a) for a in cells.parts(k, *cells.settled(k)))
        truth = torch.from_numpy(cells.truth.astype(np.int64))
        use = truth >= 0
        w = torch.tensor(k["sharpness"], dtype=torch.float64, requires_grad=True)
        optimiser = torch.optim.Adam([w], lr=0.05)
        for _ in range(steps):
            factor = torch.exp(torch.clamp(x[use] @ w, *SHARPEST))
            loss = torch.nn.functional.cross_entropy(z[use] * factor[:, None], truth[use]) + decay * (w * w).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        k = {**k, "sharpness": [round(float(v), 3) for v in w.detach()]}
    return k


def sharpen(cells: Cells, k: dict) -> dict:
    """Sharpen all as far as wrong cells stay doubted: right ones are then doubted least."""

    def moved(by: float) -> dict:
        first, *rest = k["sharpness"]
        return {**k, "sharpness": [round(first + by, 3), *rest]}

    for by in np.arange(1.0, -1.01, -0.1):
        p = cells.probabilities(moved(by))
        wrong = (p.argmax(-1) != cells.truth) & (cells.truth >= 0)
        if wrong.sum() >= WRONG_NEEDED and (p.max(-1)[wrong] < DOUBT).mean() >= WRONG_DOUBTED:
            return moved(by - CAUTION)
    return moved(-CAUTION)


def fit(trials: list[Trial]) -> dict:
    """City test and cell weights from trials."""
    seen = [t for t in trials if t.seen is not None]
    weights, bias = (
        fit_logistic(np.array([t.seen["features"] for t in seen]), np.array([float(t.located) for t in seen]))
        if seen
        else (np.zeros(len(FEATURES)), 0.0)
    )
    return {
        "city": {
            "features": FEATURES,
            "weights": [round(float(w), 4) for w in weights],
            "bias": round(bias, 4),
            "threshold": CITY_MIN,
        },
        "cell": {**fit_cell(cell_data(trials)), "features": SHARPNESS},
        "clear": CLEAR,
        "doubt": DOUBT,
    }


def calibrate(
    surveyor: Path, models: Path, art: Art, count: int, seed: int, write: Callable[[dict], None]
) -> tuple[list[Trial], dict]:
    """Fit on one half of the trials; `write` puts a calibration into the manifest. Returns the other half and
    the calibration.

    The city test also decides whether to look again, so it is fitted roughly first, and then on
    readings that used it.
    """
    write(UNCALIBRATED)
    write(fit(run_trials(surveyor, models, art, count // 3, seed + 1)))
    trials = run_trials(surveyor, models, art, count, seed)
    calibration = fit(trials[::2])
    write(calibration)
    return trials[1::2], calibration
