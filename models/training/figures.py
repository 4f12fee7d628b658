"""What a calibrated reader is worth on trials: located, read, refused and doubted shares."""

import numpy as np

from .calibrate import DOUBT, Trial, cell_data, log_loss
from .labels import KINDS, VACANT


def share(values, digits: int = 4) -> float | None:
    return round(float(np.mean(values)), digits) if len(values) else None


def figures(trials: list[Trial], calibration: dict) -> dict:
    """Located, read, refused and doubted shares on these trials."""
    whole = [t for t in trials if t.scene.wholes and t.scene.larger is None]
    bare = [t for t in trials if not t.scene.wholes or t.scene.larger is not None]
    k = calibration["city"]

    def city(t):
        return t.seen is not None and np.dot(k["weights"], t.seen["features"]) + k["bias"] >= 0

    cells = cell_data(trials)
    p, truth = cells.probabilities(calibration["cell"]), cells.truth
    use = truth >= 0
    right, sure = p.argmax(-1) == truth, p.max(-1) >= DOUBT
    alone = {
        n: share((q[..., : len(KINDS)].argmax(-1) == truth)[use])
        for n, q in (("badge", cells.badge), ("tile", cells.tile))
    }
    empty = (
        np.array([t.seen["empty"] for t in trials if t.upright])
        if any(t.upright for t in trials)
        else np.zeros((1, 16))
    )
    return {
        "photos": len(trials),
        "whole": len(whole),
        "located": share([t.located for t in whole]),
        "upright": share([t.upright for t in whole if t.located and t.scene.whole and t.scene.name != "table"]),
        "accepted_whole": share([city(t) for t in whole]),
        "refused_bare": share([not city(t) for t in bare]),
        "refused_by": {
            n: share([not city(t) for t in bare if t.scene.name == n]) for n in sorted({t.scene.name for t in bare})
        },
        "cells": share(right[use]),
        "cities": share((right | ~use).all(1)),
        **alone,
        "wrong_doubted": share(~sure[use & ~right]),
        "right_doubted": share(~sure[use & right]),
        "empty_seen": share(empty[truth == VACANT] >= 0.5),
        "tiles_lost": share(empty[use] >= 0.5, 6),
        "log_loss": round(log_loss(p, truth), 4),
    }
