"""The training loop all four nets share: cosine schedule, averaged weights, checkpoints, logs."""

import copy
import json
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from tqdm import tqdm

# Weight of the past in the running average of weights; the average is what is exported.
AVERAGE = 0.995
WARM_UP = 100


class Average:
    """A running mean of a net's weights."""

    def __init__(self, net: torch.nn.Module):
        self.net = copy.deepcopy(net).eval()

    @torch.no_grad()
    def update(self, net: torch.nn.Module, step: int) -> None:
        keep = min(AVERAGE, (1 + step) / (10 + step))
        for mine, theirs in zip(self.net.state_dict().values(), net.state_dict().values()):
            if mine.dtype.is_floating_point:
                mine.mul_(keep).add_(theirs, alpha=1 - keep)
            else:
                mine.copy_(theirs)


def save(path: Path, **state) -> None:
    part = path.with_suffix(".part")
    torch.save(state, part)
    part.rename(path)


def train(
    net: torch.nn.Module,
    path: Path,
    steps: int,
    rate: float,
    seed: int,
    loss_of: Callable[[torch.nn.Module, np.random.Generator, torch.Generator], torch.Tensor],
    check: Callable[[torch.nn.Module], dict],
    every: int = 500,
) -> torch.nn.Module:
    """Train until `steps`, going on from the checkpoint in this place if there is one.

    `loss_of(net, rng, noise)` makes one batch with these two sources of chance and returns its loss;
    `check(net)` measures on validation data. A run that was interrupted gives the same weights as one that
    was not: each step's batch has its own seed, and the state of the noise is stored. Returns the averaged net.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    log = path.with_suffix(".jsonl")
    net = net.to(memory_format=torch.channels_last)
    average = Average(net)
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser,
        lambda s: (
            min(1, (s + 1) / WARM_UP)
            * (0.01 + 0.99 * 0.5 * (1 + torch.cos(torch.tensor(min(1.0, s / steps) * torch.pi)).item()))
        ),
    )
    start = 0
    noise = torch.Generator().manual_seed(seed)
    if path.exists():
        state = torch.load(path, weights_only=True)
        net.load_state_dict(state["net"])
        average.net.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
        start = state["step"]
        schedule.last_epoch = start
        noise.set_state(state["noise"])
        torch.set_rng_state(state["dropout"])
    began, recent = time.time(), []
    bar = tqdm(range(start, steps), initial=start, total=steps, desc=path.stem, unit="step")
    for step in bar:
        net.train()
        loss = loss_of(net, np.random.default_rng([seed, step]), noise)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        schedule.step()
        average.update(net, step)
        recent.append(loss.item())
        if step % 20 == 19:
            bar.set_postfix(loss=f"{sum(recent[-100:]) / len(recent[-100:]):.4f}")
        if (step + 1) % every == 0 or step + 1 == steps:
            figures = {
                "step": step + 1,
                "loss": round(sum(recent) / len(recent), 4),
                "seconds": round(time.time() - began),
                **check(average.net),
            }
            recent = []
            with open(log, "a") as f:
                f.write(json.dumps(figures) + "\n")
            save(
                path,
                net=net.state_dict(),
                average=average.net.state_dict(),
                optimiser=optimiser.state_dict(),
                step=step + 1,
                noise=noise.get_state(),
                dropout=torch.get_rng_state(),
            )
    return average.net
