"""Training of the refine net."""

from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from .colours import colour_jitter
from .frames import SPAN, Frames
from .labels import FRAME_PX
from .loop import train
from .nets import STRIDE, Refine
from .plan import Plan

BATCH = 16
RATE = 2e-3
TILE = FRAME_PX / SPAN


def heat_loss(heat: torch.Tensor, points: torch.Tensor, good: torch.Tensor) -> torch.Tensor:
    """Cross-entropy of each point's map to a bump at the true place."""
    n = heat.shape[-1]
    axis = (torch.arange(n) + 0.5) * STRIDE
    sigma = 1.2 * STRIDE
    gx = torch.exp(-((axis - points[..., 0:1]) ** 2) / (2 * sigma**2))
    gy = torch.exp(-((axis - points[..., 1:2]) ** 2) / (2 * sigma**2))
    bump = (gy.unsqueeze(-1) * gx.unsqueeze(-2)).flatten(2)
    bump = bump / bump.sum(-1, keepdim=True).clamp(min=1e-6)
    cost = -(bump * F.log_softmax(heat.flatten(2), -1)).sum(-1).mean(-1)
    return (cost * good).sum() / (good.sum() + 1)


def measure(net: torch.nn.Module, batches: list) -> dict:
    """Point error in tiles and how well the judge tells whole cities from the rest."""
    errors, scores, labels, parts, grids = [], [], [], [], []
    for x, points, good, larger in batches:
        with torch.no_grad():
            p, _, city, part = net(x)
        errors.append((p - points).norm(dim=-1)[good > 0.5] / TILE)
        scores.append(city[:, 0])
        labels.append(good)
        parts.append(part[:, 0])
        grids.append(larger)
    e, s, y = torch.cat(errors), torch.cat(scores), torch.cat(labels) > 0.5
    part, grid = torch.cat(parts) > 0, torch.cat(grids) > 0.5
    worst = e.max(1).values
    return {
        "point_mean": round(e.mean().item(), 4),
        "worst_p90": round(worst.quantile(0.9).item(), 3),
        "worst_within_eighth": round((worst < 0.125).float().mean().item(), 3),
        "accept_good": round((s[y] > 0).float().mean().item(), 4),
        "accept_bad": round((s[~y] > 0).float().mean().item(), 4),
        "larger_seen": round(part[grid].float().mean().item(), 4),
        "city_as_larger": round(part[y].float().mean().item(), 4),
    }


def train_refine(data: Path, checkpoint: Path, plan: Plan, seed: int) -> torch.nn.Module:
    cv2.setNumThreads(1)
    torch.manual_seed(seed)
    frames, held_out = Frames(data, "train", plan.shards("refine")), Frames(data, "val", plan.val)
    fixed = np.random.default_rng(seed + 1)
    measured = [held_out.batch(fixed, BATCH) for _ in range(plan.checks)]

    def loss_of(net, rng, noise):
        x, points, good, larger = frames.batch(rng, BATCH)
        p, _, city, part, heat = net.full(colour_jitter(x, noise))
        off = F.smooth_l1_loss(p / STRIDE, points / STRIDE, reduction="none").mean((1, 2))
        near = (off * good).sum() / (good.sum() + 1)
        judge = F.binary_cross_entropy_with_logits(city[:, 0], good * 0.98 + 0.01)
        grid = F.binary_cross_entropy_with_logits(part[:, 0], larger * 0.98 + 0.01)
        return 0.5 * heat_loss(heat, points, good) + near + judge + 0.5 * grid

    return train(Refine(), checkpoint, plan.refine, RATE, seed, loss_of, lambda n: measure(n, measured), every=400)
