"""Shards of samples on disk, in a folder named by a hash of everything that made them.

A changed generator, other art or another seed gives another name, so that nothing stale is trained on; checkpoints
are named so, too.
"""

import ast
import hashlib
from pathlib import Path

import cv2
import numpy as np
from tqdm import tqdm

from .generator.art import Art
from .generator.samples import sample_scene
from .generator.scene import Studio

HERE = Path(__file__).parent
SOURCES = [HERE / "labels.py", *sorted((HERE / "generator").glob("*.py"))]
# Of the first this many hex digits name a folder.
DIGITS = 12
# What makes a net's batches, and trains it.
TRAINED_BY = {
    "badge": ("crops", "train_cells"),
    "tile": ("crops", "train_cells"),
    "locate": ("photos", "train_locate"),
    "refine": ("frames", "train_refine"),
}


def source_hash(text: str) -> bytes:
    """A hash of what a Python file does: comments and layout do not count."""
    return hashlib.sha256(ast.dump(ast.parse(text)).encode()).digest()


def data_key(seed: int, scenes: int, folders: list[Path | None]) -> str:
    """The name of the shards that this generator makes of these folders of art."""
    total = hashlib.sha256(f"{seed} {scenes}".encode())
    for path in SOURCES:
        total.update(path.name.encode() + source_hash(path.read_text()))
    total.update((HERE / "icon-packs.txt").read_bytes())
    for folder in folders:
        for path in sorted(p for p in folder.iterdir() if p.is_file()) if folder else []:
            total.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:DIGITS]


def training_key(data: str, name: str, steps: int, shards: int) -> str:
    """The name of a net's checkpoints: what it is trained on, by which code and in how many steps."""
    total = hashlib.sha256(f"{data} {name} {steps} {shards}".encode())
    for module in ("colours", "loop", "nets", *TRAINED_BY[name]):
        total.update(source_hash((HERE / f"{module}.py").read_text()))
    return total.hexdigest()[:DIGITS]


def write_shards(
    art: Art, folder: Path, split: str, count: int, seed: int, scenes: int, every: tuple[int, int] = (0, 1)
):
    """Write the shards that are missing; each depends only on its number and the seed. `every` takes a part of
    them, as first and step, so that several processes can share the work."""
    folder.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for i in tqdm(range(every[0], count, every[1]), desc=f"{split} shards", unit="shard"):
        path = folder / f"{split}-{i:04d}"
        if path.exists():
            continue
        studio = Studio(art, seed * 100_003 + i, split, stock=max(2, scenes // 5))
        rows = [sample_scene(studio.scene()) for _ in range(scenes)]
        part = folder / f"{path.name}.part"
        part.mkdir(exist_ok=True)
        for name in rows[0]:
            np.save(part / f"{name}.npy", np.stack([row[name] for row in rows]))
        part.rename(path)


class Shards:
    """The first shards of a split, read from the disk where they are needed. Subclasses keep what they need of a
    shard, a function from a column's name to its array, in `take`."""

    def __init__(self, folder: Path, split: str, count: int):
        paths = sorted(p for p in folder.glob(f"{split}-*") if p.suffix != ".part")[:count]
        if len(paths) < count:
            raise FileNotFoundError(f'{len(paths)} of {count} {split} shards in {folder}: run the stage "data" first')
        for path in paths:
            self.take(lambda name: np.load(path / f"{name}.npy", mmap_mode="r"))

    def take(self, column) -> None:
        raise NotImplementedError
