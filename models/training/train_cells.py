"""Training of the badge net and the tile net."""
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from .crops import Cells, colour_jitter
from .labels import BADGE_PX, KINDS, NONE, TAVERNS, TILE_PX
from .loop import train
from .nets import Cell

BATCH = 192
RATE = 2e-3
SMOOTHING = .01


def measure(net: torch.nn.Module, batches: list) -> dict:
    """Accuracy on upright crops, on taverns alone, on turned ones, and the mean log loss."""
    with torch.no_grad():
        logits = torch.cat([net(x) for x, _ in batches])
    labels = torch.cat([y for _, y in batches])
    use = labels >= 0
    logits, labels = logits[use], labels[use]
    right = logits.argmax(1) == labels
    tavern = torch.isin(labels, torch.tensor(TAVERNS))
    kind = labels != NONE

    def share(mask):
        return round(right[mask].float().mean().item(), 4)

    by_kind = {k: share(labels == i) for i, k in enumerate(KINDS) if (labels == i).any()}
    return {"kinds": share(kind), "taverns": share(tavern), "none": share(~kind),
            "nll": round(F.cross_entropy(logits, labels).item(), 4), "by_kind": by_kind}


def train_cells(view: str, data: Path, out: Path, steps: int, seed: int, batch: int = BATCH) -> torch.nn.Module:
    """Train the net of one view ("badge" or "tile") on the shards in `data`."""
    cv2.setNumThreads(1)
    torch.manual_seed(seed)
    cells, held_out = Cells(data, "train"), Cells(data, "val")
    fixed = np.random.default_rng(seed + 1)
    checks = [held_out.batch(fixed, 256, view, amount=.7, turned=.2) for _ in range(16)]
    noise = torch.Generator().manual_seed(seed)

    def loss_of(net, step):
        if step % 200 == 199:
            cells.refresh()
        rng = np.random.default_rng([seed, step])
        x, y = cells.batch(rng, batch, view)
        return F.cross_entropy(net(colour_jitter(x, noise)), y, label_smoothing=SMOOTHING)

    net = Cell(BADGE_PX if view == "badge" else TILE_PX)
    return train(net, view, out, steps, RATE, loss_of, lambda n: measure(n, checks))
