"""Pictures as the nets take them, and what light does to their colours."""

import numpy as np
import torch


def to_tensor(x: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(x).permute(0, 3, 1, 2).float().div_(255).contiguous(memory_format=torch.channels_last)


def colour_jitter(x: torch.Tensor, rng: torch.Generator) -> torch.Tensor:
    """Cheap light changes on a whole batch, each picture its own; one in ten loses nearly all colour."""
    n = x.shape[0]

    def normal(*shape):
        return torch.randn(*shape, generator=rng)

    gain = torch.exp(0.05 * normal(n, 3, 1, 1) + 0.1 * normal(n, 1, 1, 1))
    mean = x.mean((2, 3), keepdim=True)
    contrast = torch.exp(0.1 * normal(n, 1, 1, 1))
    grey = x.mean(1, keepdim=True)
    colour = torch.exp(0.12 * normal(n, 1, 1, 1))
    colour = torch.where(torch.rand(n, 1, 1, 1, generator=rng) < 0.1, colour * 0.15, colour)
    y = grey + (x - grey) * colour
    y = (y - mean) * contrast + mean
    y = y * gain + 0.02 * normal(n, 1, 1, 1)
    y = y + normal(*x.shape) * (0.025 * torch.rand(n, 1, 1, 1, generator=rng) ** 3)
    return y.clamp(0, 1)
