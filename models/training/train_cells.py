"""Training of the badge net and the tile net."""

from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from .colours import colour_jitter
from .crops import IGNORE, Cells
from .labels import EMPTY, KINDS, NONE, TAVERNS
from .loop import train
from .nets import CELLS, Cell
from .plan import Plan

BATCH = 192
RATE = 2e-3
SMOOTHING = 0.01
# How much the likeness of tiles counts beside their kind, and how sharply it is told apart.
LIKENESS, SHARPNESS = 0.2, 10.0


def likeness(vectors: torch.Tensor, labels: torch.Tensor, scenes: torch.Tensor) -> torch.Tensor:
    """Draws tiles of one kind in one scene together and pushes its other kinds away: what tells the kinds of one
    copy apart, whatever that copy looks like."""
    shown = (labels >= 0) & (labels < len(KINDS))
    v, y, s = F.normalize(vectors[shown], dim=1), labels[shown], scenes[shown]
    together = (s[:, None] == s[None]) & ~torch.eye(len(y), dtype=torch.bool)
    same = together & (y[:, None] == y[None])
    near = (v @ v.T * SHARPNESS).masked_fill(~together, -1e4)
    cost = -(F.log_softmax(near, 1) * same).sum(1) / same.sum(1).clamp(min=1)
    use = same.any(1)
    return cost[use].mean() if use.any() else vectors.sum() * 0


def measure(net: torch.nn.Module, batches: list) -> dict:
    """Accuracy on upright crops, on taverns alone, on turned ones, and the mean log loss."""
    with torch.no_grad():
        logits = torch.cat([net(x)[0] for x, _, _ in batches])
    labels = torch.cat([y for _, y, _ in batches])
    use = labels != IGNORE
    logits, labels = logits[use], labels[use]
    right = logits.argmax(1) == labels
    tavern = torch.isin(labels, torch.tensor(TAVERNS))
    kind = labels < NONE

    def share(mask):
        return round(right[mask].float().mean().item(), 4)

    by_kind = {k: share(labels == i) for i, k in enumerate(KINDS) if (labels == i).any()}
    return {
        "kinds": share(kind),
        "taverns": share(tavern),
        "none": share(labels == NONE),
        "empty": share(labels == EMPTY),
        "nll": round(F.cross_entropy(logits, labels).item(), 4),
        "by_kind": by_kind,
    }


def train_cells(view: str, data: Path, checkpoint: Path, plan: Plan, seed: int) -> torch.nn.Module:
    """Train the net of one view ("badge" or "tile") on the shards in `data`."""
    cv2.setNumThreads(1)
    torch.manual_seed(seed)
    cells, held_out = Cells(data, "train", plan.shards(view)), Cells(data, "val", plan.val)
    fixed = np.random.default_rng(seed + 1)
    measured = [held_out.batch(fixed, 264, view, amount=0.7, turned=0.2) for _ in range(plan.checks)]

    def loss_of(net, rng, noise):
        x, y, scenes = cells.batch(rng, BATCH, view)
        logits, vectors = net(colour_jitter(x, noise))
        kind = F.cross_entropy(logits, y, label_smoothing=SMOOTHING, ignore_index=IGNORE)
        return kind + LIKENESS * likeness(vectors, y, scenes)

    steps = getattr(plan, view)
    return train(Cell(*CELLS[view]), checkpoint, steps, RATE, seed, loss_of, lambda n: measure(n, measured))
