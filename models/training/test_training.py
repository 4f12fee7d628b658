"""Batches, names of shards, resuming, and a run through all stages that makes useless nets."""

import hashlib
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from . import frames
from .crops import IGNORE, OPAQUE, best_window, blot, label
from .export import export_nets
from .generator.printing import BADGE_BOX
from .generator.samples import CELL_PX, square
from .generator.stage import few_holes
from .labels import CLASSES, EMBEDDING, EMPTY, FACELESS, KINDS, NONE, VACANT, WINDOWS
from .loop import train
from .photos import targets
from .plan import FULL, QUICK
from .shards import TRAINED_BY, data_key, source_hash, training_key
from .train_cells import likeness

MODELS = Path(__file__).parent.parent


def test_shards_are_named_by_what_the_generator_does():
    assert source_hash("x = 1\n") == source_hash("x  =  1  # why\n")
    assert source_hash("x = 1\n") != source_hash("x = 2\n")


def test_art_and_seed_name_the_shards_too(tmp_path):
    (tmp_path / "shop.svg").write_text("<svg/>")
    key = data_key(1, 64, [None, tmp_path])
    assert key == data_key(1, 64, [None, tmp_path])
    assert key != data_key(2, 64, [None, tmp_path])
    (tmp_path / "shop.svg").write_text("<svg></svg>")
    assert key != data_key(1, 64, [None, tmp_path])


def test_checkpoints_are_named_by_what_trains_them(monkeypatch, tmp_path):
    keys = {training_key("data", name, 5, 2) for name in TRAINED_BY}
    assert len(keys) == len(TRAINED_BY)
    for data, steps, shards in (("other", 5, 2), ("data", 6, 2), ("data", 5, 3)):
        assert training_key(data, "badge", steps, shards) not in keys
    for path in Path(__file__).parent.glob("*.py"):
        (tmp_path / path.name).write_text(path.read_text())
    monkeypatch.setattr("training.shards.HERE", tmp_path)
    with open(tmp_path / "frames.py", "a") as file:
        file.write("MORE = 1\n")
    changed = {name for name in TRAINED_BY if training_key("data", name, 5, 2) not in keys}
    assert changed == {"refine"}


@pytest.mark.parametrize(
    ("kind", "upright", "view", "badge_cover", "tile_cover", "seen", "expected"),
    [
        (3, True, "badge", 0.0, 0.0, 1.0, 3),
        (3, False, "badge", 0.0, 0.0, 1.0, NONE),
        (3, True, "badge", 0.9, 0.0, 1.0, NONE),
        (3, True, "badge", 0.5, 0.0, 1.0, IGNORE),
        (3, True, "badge", 0.0, 0.0, 0.2, NONE),
        (3, True, "tile", 0.9, 0.0, 0.2, 3),
        (3, True, "tile", 0.9, 0.6, 0.2, 3),
        (3, True, "tile", 0.9, 0.75, 0.2, IGNORE),
        (3, True, "tile", 0.9, 0.9, 0.2, NONE),
        (FACELESS, True, "tile", 0.0, 0.0, 1.0, NONE),
        (VACANT, True, "badge", 0.0, 0.0, 1.0, EMPTY),
        (VACANT, False, "tile", 0.0, 0.0, 1.0, EMPTY),
        (VACANT, True, "tile", 0.0, 0.5, 1.0, IGNORE),
    ],
)
def test_what_a_cell_is_called(kind, upright, view, badge_cover, tile_cover, seen, expected):
    assert label(kind, upright, view, badge_cover, tile_cover, seen) == expected


def test_a_blot_hides_what_it_covers():
    cell = np.full((CELL_PX, CELL_PX, 3), 128, np.uint8)
    for seed in range(20):
        blotted, cover = blot(cell, np.random.default_rng(seed))
        changed = np.abs(blotted.astype(int) - 128).max(2)
        assert (changed[cover > 0] > OPAQUE * 90).all(), "what is hidden is white or black"
        assert (changed[cover == 0] < 128 * OPAQUE + 2).all(), "what is not can still be made out"


@pytest.mark.parametrize(
    ("box", "window"),
    [
        (BADGE_BOX, (0.0, 0.0, 0.5)),
        ((0.02, 0.02, 0.49, 0.49), (0.0, 0.0, 0.5)),
        ((0.3, 0.28, 0.7, 0.68), (0.1, 0.1, 0.8)),
        ((0.38, 0.38, 0.62, 0.62), (0.25, 0.25, 0.5)),
        ((0.1, 0.1, 0.9, 0.9), (0.0, 0.0, 1.0)),
        ((0.63, 0.64, 0.89, 0.9), (0.5, 0.5, 0.5)),
    ],
)
def test_every_place_of_a_badge_has_a_window(box, window):
    assert WINDOWS[best_window(np.array(box))] == window


def test_a_city_with_an_edge_missing_is_none():
    tiles = [1] * 16
    assert few_holes(tiles)
    tiles[5] = tiles[10] = None
    assert few_holes(tiles)
    tiles[0] = tiles[1] = tiles[2] = None
    assert not few_holes(tiles)


def test_every_city_has_its_own_peak():
    cities = np.stack([square(20, 70), square(110, 170)])
    heat, quad, where = targets(cities, np.full((2, 49, 2), np.nan))
    for centre in (45, 140):
        assert heat[3, centre // 4, centre // 4] > 0.7 and where[centre // 8, centre // 8] == 1
    assert heat[3].max() <= 1 and heat[0].mean() == pytest.approx((50**2 + 60**2) / 192**2, rel=0.2)
    assert quad[0, 5, 5] < 0 and quad[0, 17, 17] < 0


def test_a_larger_grid_is_no_city_but_is_said_to_be_one():
    canvas = np.zeros((398, 398, 3), np.uint8)
    grid = square(-1, 4).astype(np.float32)
    rng = np.random.default_rng(1)
    for _ in range(5):
        _, _, good, larger = frames.example((canvas, np.zeros((25, 2)), False, grid), rng, 0.3)
        assert (good, larger) == (False, True)


def test_likeness_prefers_tiles_that_point_together():
    labels, scenes = torch.tensor([0, 0, 1, 1]), torch.zeros(4, dtype=torch.long)
    apart = torch.tensor([[1.0, 0], [1, 0], [0, 1], [0, 1]])
    mixed = torch.tensor([[1.0, 0], [0, 1], [1, 0], [0, 1]])
    assert likeness(apart, labels, scenes) < 0.1 < likeness(mixed, labels, scenes)


def noisy_run(folder: Path, stop: int | None = None) -> dict:
    """A tiny training with dropout and noise, which may break off."""
    torch.manual_seed(5)
    calls = 0

    def loss_of(net, rng, noise):
        nonlocal calls
        calls += 1
        if calls == stop:
            raise KeyboardInterrupt
        x = torch.from_numpy(rng.normal(size=(4, 3))).float() + torch.randn(4, 3, generator=noise)
        return (net(x) ** 2).mean()

    net = torch.nn.Sequential(torch.nn.Linear(3, 8), torch.nn.Dropout(0.5), torch.nn.Linear(8, 1))
    return train(net, folder / "tiny.pt", 6, 0.01, 1, loss_of, lambda _: {}, every=2).state_dict()


def test_an_interrupted_run_gives_the_same_weights(tmp_path):
    straight = noisy_run(tmp_path / "straight")
    with pytest.raises(KeyboardInterrupt):
        noisy_run(tmp_path / "broken", stop=4)
    resumed = noisy_run(tmp_path / "broken")
    assert all(torch.equal(straight[name], resumed[name]) for name in straight)


def test_the_card_names_the_counts_of_the_plan():
    card = (MODELS / "MODEL_CARD.md").read_text()
    for name in ("badge", "tile", "locate", "refine"):
        assert f"{name} {getattr(FULL, name):,}" in card
    for shards in (FULL.cells, FULL.photos):
        assert f"{shards * FULL.scenes:,} scenes" in card


def test_all_stages_run_through(tmp_path):
    """On our own tiles alone, with the fewest steps: the nets are useless, but they fit the reader."""
    command = [sys.executable, "-m", "training", "--own", str(MODELS.parent / "art/tiles"), "--out", str(tmp_path)]
    stages = ["data", "badge", "tile", "locate", "refine"]
    subprocess.run([*command, "--quick", "--stage", *stages], cwd=MODELS, check=True, capture_output=True)
    checkpoints = {name: next((tmp_path / "work").glob(f"{name}-*.pt")) for name in TRAINED_BY}
    with pytest.raises(RuntimeError, match="step 2 of 11000"):
        export_nets(checkpoints, replace(QUICK, badge=11000), tmp_path, "key")
    nets = export_nets(checkpoints, QUICK, tmp_path, "key")
    shapes = {name: {port["name"]: port["shape"] for port in net["outputs"]} for name, net in nets.items()}
    assert shapes["badge"] == shapes["tile"] == {"logits": ["n", CLASSES], "likeness": ["n", EMBEDDING]}
    assert shapes["refine"]["city"] == shapes["refine"]["larger"] == [1, 1]
    assert len(KINDS) + 2 == CLASSES
    assert all(net["data"] == "key" for net in nets.values())
    checkpoints["locate"].unlink()
    again = export_nets(checkpoints, QUICK, tmp_path, "other")
    assert again["locate"] == json.loads((MODELS / "manifest.json").read_text())["nets"]["locate"]
    assert hashlib.sha256((tmp_path / "locate.onnx").read_bytes()).hexdigest() == again["locate"]["sha256"]
    assert again["refine"]["data"] == "other"
