"""Training of the locate net."""

from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from .colours import colour_jitter
from .loop import train
from .nets import Locate
from .photos import QUAD_STRIDE, STRIDE, Photos
from .plan import Plan

BATCH = 16
RATE = 2e-3


def focal(logits: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """Heat-map loss that counts a peak's middle fully and forgives its slopes."""
    p = torch.sigmoid(logits)
    hit = (target > 0.95).float()
    loss = -(hit * (1 - p) ** 2 * F.logsigmoid(logits) + (1 - hit) * (1 - target) ** 4 * p**2 * F.logsigmoid(-logits))
    return loss.sum((2, 3)).sum(0) / (hit.sum((2, 3)).sum(0) + 1)


def quad_loss(quad: torch.Tensor, target: torch.Tensor, where: torch.Tensor) -> torch.Tensor:
    """L1 to the corners; the net may begin with any corner, so the best of four orders counts."""
    orders = [torch.roll(target.unflatten(1, (4, 2)), k, 1).flatten(1, 2) for k in range(4)]
    costs = torch.stack([(quad - o).abs().mean(1) for o in orders])
    return (costs.min(0).values * where).sum() / (where.sum() + 1)


def measure(net: torch.nn.Module, batches: list) -> dict:
    """Centre found within 1/8 of the city, quad error in tiles, and centre score without a city."""
    found, errors, empty = [], [], []
    for x, _heat, quad, where in batches:
        with torch.no_grad():
            logits, q = net(x)
        score = torch.sigmoid(logits[:, 3])
        for i in range(len(x)):
            best = score[i].argmax().item()
            y, xx = divmod(best, score.shape[2])
            if where[i].sum() == 0:
                empty.append(score[i].max().item())
                continue
            cell = (min(y * STRIDE // QUAD_STRIDE, q.shape[2] - 1), min(xx * STRIDE // QUAD_STRIDE, q.shape[3] - 1))
            mine = q[i, :, cell[0], cell[1]].view(4, 2)
            true = quad[i, :, cell[0], cell[1]].view(4, 2)
            side = (true - true.roll(1, 0)).norm(dim=1).mean() / 4
            gaps = torch.stack([(mine - true.roll(k, 0)).norm(dim=1).max() for k in range(4)]).min() / side
            errors.append(gaps.item())
            found.append(score[i].max().item())
    e = np.array(errors)
    return {
        "quad_median": round(float(np.median(e)), 3),
        "within_half": round(float((e < 0.5).mean()), 3),
        "within_quarter": round(float((e < 0.25).mean()), 3),
        "score_p5": round(float(np.quantile(found or [np.nan], 0.05)), 3),
        "empty_p95": round(float(np.quantile(empty or [np.nan], 0.95)), 3),
    }


def train_locate(data: Path, checkpoint: Path, plan: Plan, seed: int) -> torch.nn.Module:
    cv2.setNumThreads(1)
    torch.manual_seed(seed)
    photos, held_out = Photos(data, "train", plan.shards("locate")), Photos(data, "val", plan.val)
    fixed = np.random.default_rng(seed + 1)
    measured = [held_out.batch(fixed, BATCH, plain=True) for _ in range(plan.checks)]

    def loss_of(net, rng, noise):
        x, heat, quad, where = photos.batch(rng, BATCH)
        logits, q = net(colour_jitter(x, noise))
        mask = F.binary_cross_entropy_with_logits(logits[:, 0], heat[:, 0])
        peaks = focal(logits[:, 1:], heat[:, 1:])
        return 2 * mask + (peaks * torch.tensor([1.0, 0.5, 0.7])).sum() + 3 * quad_loss(q, quad, where)

    return train(Locate(), checkpoint, plan.locate, RATE, seed, loss_of, lambda n: measure(n, measured), every=400)
