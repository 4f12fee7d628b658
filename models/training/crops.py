"""Batches of badge windows and whole tiles, cut with fresh errors from stored cells."""
from pathlib import Path

import cv2
import numpy as np
import torch

from .labels import BADGE_PX, BADGE_WINDOW, NONE, TILE_PX
from .samples import CELL_MARGIN, CELL_PX, CELL_TILE, Shards

# A badge hidden more than this counts as none; between the two it is not trained on.
HIDDEN, PARTLY = .65, .45
# Share of training crops turned by a quarter or more: the badge is then in another corner.
TURNED = .3


def window(part: float, turn: int, px: int) -> np.ndarray:
    """Matrix from crop pixels (edges) to stored-cell pixels: the top-left `part` of the tile as
    seen after turning the tile by `turn` quarters clockwise-to-upright."""
    s = part * CELL_TILE / px
    to_tile = np.array([[s, 0, 0], [0, s, 0], [0, 0, 1]])
    half = CELL_TILE / 2
    c, n = [(1, 0), (0, 1), (-1, 0), (0, -1)][turn % 4]
    spin = np.array([[c, -n, half - c * half + n * half], [n, c, half - n * half - c * half], [0, 0, 1]])
    margin = CELL_MARGIN * CELL_TILE
    return np.array([[1, 0, margin], [0, 1, margin], [0, 0, 1]]) @ spin @ to_tile


def error(rng: np.random.Generator, amount: float) -> np.ndarray:
    """A small homography on the tile (CELL_TILE units) as an imperfect grid would cause."""
    a = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * CELL_TILE
    common = np.clip(rng.normal(0, .045 * amount, 2), -.13, .13)
    own = np.clip(rng.normal(0, .025 * amount, (4, 2)), -.06, .06)
    b = a + ((common + own) * CELL_TILE).astype(np.float32)
    m = CELL_MARGIN * CELL_TILE
    return cv2.getPerspectiveTransform(a + m, b + m)


class Cells(Shards):
    """Cells of all shards of a split."""

    def __init__(self, folder: Path, split: str):
        self.cells: list[np.ndarray] = []
        self.kinds = np.zeros(0, np.int64)
        self.badge = np.zeros(0, np.float32)
        self.tile = np.zeros(0, np.float32)
        self.index = np.zeros((0, 2), np.int64)
        super().__init__(folder, split)

    def take(self, shard) -> None:
        kinds = shard["kinds"].reshape(-1).astype(np.int64)
        cut = np.repeat(shard["name"] == "cut", 16)  # half of those cells lie outside the picture
        # Empty and face-down cells: a quarter is enough.
        keep = (~cut) & ((kinds >= 0) | (np.arange(len(kinds)) % 4 == 0))
        place = np.stack([np.full(keep.sum(), len(self.cells)), np.arange(keep.sum())], 1)
        self.cells.append(shard["cells"].reshape(-1, CELL_PX, CELL_PX, 3)[keep])
        self.kinds = np.concatenate([self.kinds, kinds[keep]])
        self.badge = np.concatenate([self.badge, shard["badge_cover"].reshape(-1)[keep]])
        self.tile = np.concatenate([self.tile, shard["tile_cover"].reshape(-1)[keep]])
        self.index = np.concatenate([self.index, place])

    def crop(self, i: int, view: str, turn: int, jitter: np.ndarray) -> np.ndarray:
        part, px = (BADGE_WINDOW, BADGE_PX) if view == "badge" else (1.0, TILE_PX)
        half = np.array([[1, 0, .5], [0, 1, .5], [0, 0, 1]])
        m = np.linalg.inv(half) @ jitter @ window(part, turn, px) @ half
        shard, row = self.index[i]
        source = self.cells[shard][row]
        if view == "tile":  # one pixel of the crop spans 1.5 of the cell
            source = cv2.GaussianBlur(source, (0, 0), .5)
        return cv2.warpPerspective(source, m, (px, px), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                   borderMode=cv2.BORDER_REPLICATE)

    def batch(self, rng: np.random.Generator, n: int, view: str, amount: float = 1.0,
              turned: float = TURNED) -> tuple[torch.Tensor, torch.Tensor]:
        """Crops in [0, 1] and labels; label -100 is ignored by the loss."""
        picks = rng.integers(len(self.index), size=n)
        turns = np.where(rng.random(n) < turned, rng.integers(1, 4, n), 0)
        labels = np.where(self.kinds[picks] < 0, NONE, self.kinds[picks])
        if view == "badge":
            labels = np.where(self.badge[picks] > HIDDEN, NONE, labels)
            labels = np.where((self.badge[picks] > PARTLY) & (self.badge[picks] <= HIDDEN), -100, labels)
        else:
            labels = np.where(self.tile[picks] > HIDDEN, -100, labels)
        labels = np.where(turns > 0, NONE, labels)
        x = np.stack([self.crop(i, view, t, error(rng, amount)) for i, t in zip(picks, turns)])
        return to_tensor(x), torch.from_numpy(labels)


def to_tensor(x: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(x).permute(0, 3, 1, 2).float().div_(255).contiguous(memory_format=torch.channels_last)


def colour_jitter(x: torch.Tensor, rng: torch.Generator) -> torch.Tensor:
    """Cheap light changes on a whole batch, each picture its own."""
    n = x.shape[0]

    def normal(*shape):
        return torch.randn(*shape, generator=rng)

    gain = torch.exp(.05 * normal(n, 3, 1, 1) + .1 * normal(n, 1, 1, 1))
    mean = x.mean((2, 3), keepdim=True)
    contrast = torch.exp(.1 * normal(n, 1, 1, 1))
    grey = x.mean(1, keepdim=True)
    colour = torch.exp(.12 * normal(n, 1, 1, 1))
    y = grey + (x - grey) * colour
    y = (y - mean) * contrast + mean
    y = y * gain + .02 * normal(n, 1, 1, 1)
    y = y + normal(*x.shape) * (.025 * torch.rand(n, 1, 1, 1, generator=rng) ** 3)
    return y.clamp(0, 1)
