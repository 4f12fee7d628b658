"""Calibration on scenes of held-out printings, glyphs and tables, read by the whole pipeline."""
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from .art import Art
from .labels import KINDS
from .reference import DOUBT, Reader, Reading, settle
from .scene import Scene, Studio

# Probability of "a whole city is here" below which a photo is refused.
CITY_MIN = .5
# A city counts as located when no corner is further off than this, in tiles.
LOCATED = .25
# Least share of wrong cells that must fall below DOUBT when the probabilities are sharpened.
WRONG_DOUBTED = .9
# The whole tile's weight is at most this share of the badge's: the bodies in these scenes were trained
# on and their icons were not, so that the tile net looks better here than on another printing.
TILE_MOST = .6
# With fewer wrong cells than this to go by, nothing is sharpened.
WRONG_NEEDED = 40
UNCALIBRATED = {"city": {"weights": [1, 0, 0, 0, 0], "bias": 0, "threshold": .5},
                "cell": {"badge": 1.0, "tile": .5, "floor": 1e-3}}


@dataclass
class Trial:
    scene: Scene
    reading: Reading
    located: bool
    upright: bool


def corner_error(scene: Scene, lattice: np.ndarray) -> float:
    """Largest corner distance in tiles, whichever way up."""
    true, mine = scene.lattice[[0, 4, 24, 20]], lattice[[0, 4, 24, 20]]
    tile = np.linalg.norm(true - np.roll(true, 1, 0), axis=1).mean() / 4
    return min(np.linalg.norm(true - np.roll(mine, k, 0), axis=1).max() for k in range(4)) / tile


def run_trials(reader: Reader, art: Art, count: int, seed: int, split: str = "val") -> list[Trial]:
    cv2.setNumThreads(1)
    studio = Studio(art, seed, split, stock=24)
    trials = []
    for _ in tqdm(range(count), desc="reading", unit="photo"):
        scene = studio.scene()
        reading = reader.read(scene.photo)
        near = reading.lattice is not None and corner_error(scene, reading.lattice) < LOCATED
        upright = near and np.linalg.norm(reading.lattice[0] - scene.lattice[0]) < np.linalg.norm(
            reading.lattice[0] - scene.lattice[12])
        trials.append(Trial(scene, reading, bool(scene.whole and near), bool(scene.whole and upright)))
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


@dataclass
class Cells:
    """Both views of many cells, the badge's also after the second look, and what they are."""
    badge: np.ndarray
    again: np.ndarray
    tile: np.ndarray
    truth: np.ndarray

    def probabilities(self, k: dict) -> np.ndarray:
        return settle(self.badge, self.again, self.tile, k)


def cell_data(trials: list[Trial]) -> Cells:
    good = [t for t in trials if t.located and t.upright]
    if not good:  # a smoke run's nets find nothing
        flat = np.full((16, len(KINDS) + 1), 1 / (len(KINDS) + 1))
        return Cells(flat, flat, flat, np.zeros(16, int))
    views = (np.concatenate([getattr(t.reading, name) for t in good]) for name in ("badge", "again", "tile"))
    return Cells(*views, np.concatenate([t.scene.kinds for t in good]))


def fit_cell(cells: Cells) -> dict:
    """Weights of the two views with the smallest log loss; together they are also the temperature."""
    best = None
    for floor in (1e-4, 1e-3, 1e-2):
        for b in np.arange(.4, 1.9, .1):
            for t in np.arange(0, TILE_MOST * b, .1):
                k = {"badge": round(float(b), 2), "tile": round(float(t), 2), "floor": floor}
                p = cells.probabilities(k)
                loss = -np.log(p[np.arange(len(p)), cells.truth] + 1e-9).mean()
                if best is None or loss < best[0]:
                    best = (loss, k)
    return sharpen(cells, best[1])


def sharpen(cells: Cells, k: dict) -> dict:
    """Scale both weights up as far as wrong cells stay doubted: right ones are then doubted least.

    The log loss alone is cautious here, because held-out scenes are harder than photos.
    """
    for scale in np.arange(2.0, .99, -.1):
        sharp = {**k, "badge": round(k["badge"] * scale, 2), "tile": round(k["tile"] * scale, 2)}
        p = cells.probabilities(sharp)
        wrong = p.argmax(1) != cells.truth
        if wrong.sum() >= WRONG_NEEDED and (p.max(1)[wrong] < DOUBT).mean() >= WRONG_DOUBTED:
            return sharp
    return k


def figures(trials: list[Trial], calibration: dict) -> dict:
    """Located, read, refused and doubted shares on these trials."""
    whole = [t for t in trials if t.scene.whole]
    bare = [t for t in trials if not t.scene.whole]
    k = calibration["city"]

    def city(t):
        return 1 / (1 + np.exp(-(np.dot(k["weights"], t.reading.features) + k["bias"])))

    seen = [t for t in whole if t.located and t.upright]
    cells = cell_data(trials)
    p, truth = cells.probabilities(calibration["cell"]), cells.truth
    right, sure = p.argmax(1) == truth, p.max(1) >= DOUBT
    boards = right.reshape(-1, 16).all(1)
    alone = {n: round(float((q[:, :9].argmax(1) == truth).mean()), 4) for n, q in (("badge", cells.badge), ("tile", cells.tile))}
    return {
        "photos": len(trials), "whole": len(whole),
        "located": round(len([t for t in whole if t.located]) / max(1, len(whole)), 4),
        "upright_of_located": round(len(seen) / max(1, len([t for t in whole if t.located])), 4),
        "accepted_whole": round(float(np.mean([city(t) >= k["threshold"] for t in whole])), 4),
        "refused_bare": round(float(np.mean([city(t) < k["threshold"] for t in bare])), 4),
        "cells": round(float(right.mean()), 4), "cities": round(float(boards.mean()), 4), **alone,
        "wrong_doubted": round(float((~sure[~right]).mean()), 4) if (~right).any() else None,
        "right_doubted": round(float((~sure[right]).mean()), 4),
        "log_loss": round(float(-np.log(p[np.arange(len(truth)), truth] + 1e-9).mean()), 4),
    }


def fit(trials: list[Trial]) -> dict:
    """City test and cell weights from trials."""
    weights, bias = fit_logistic(np.array([t.reading.features for t in trials]),
                                 np.array([float(t.located) for t in trials]))
    return {
        "city": {"features": ["city_logit", "badge_presence", "centre", "evidence", "weakest_edge"],
                 "weights": [round(float(w), 4) for w in weights], "bias": round(bias, 4), "threshold": CITY_MIN},
        "cell": fit_cell(cell_data(trials)), "doubt": DOUBT,
    }


def calibrate(folder: Path, art: Art, count: int, seed: int) -> tuple[dict, dict]:
    """Fit on one half of the trials, report on the other. Returns calibration and figures.

    The city test also decides whether to look again, so it is fitted roughly first, and then on
    readings that used it.
    """
    rough = fit(run_trials(Reader(folder, UNCALIBRATED), art, count // 3, seed + 1))
    trials = run_trials(Reader(folder, rough), art, count, seed)
    calibration = fit(trials[::2])
    return calibration, figures(trials[1::2], calibration)
