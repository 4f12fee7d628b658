"""ONNX files and the manifest."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
import torch
from torch import nn

from .labels import BADGE_PX, FRAME_PX, KINDS, LOCATE_PX, MARGIN, TILE_PX, WHOLE, WINDOWS
from .nets import CELLS, STRIDE, Cell, Locate, Refine
from .photos import QUAD_STRIDE, QUAD_UNIT
from .plan import Plan

# Largest difference between PyTorch and ONNX Runtime that is taken as the same net.
TOLERANCE = 2e-3
FORMAT = 3
# What the reader does between the nets; it is tuned by hand, in this file, and kept by every training.
SHIPPED = Path(__file__).parent.parent / "manifest.json"


class LocateOut(nn.Module):
    """Probabilities and pixels instead of logits and units."""

    def __init__(self, net: Locate):
        super().__init__()
        self.net = net

    def forward(self, photo):
        heat, quad = self.net(photo)
        return torch.sigmoid(heat), quad * QUAD_UNIT


NETS = {
    "locate": {
        "make": Locate,
        "wrap": LocateOut,
        "input": "photo",
        "shape": [1, 3, LOCATE_PX, LOCATE_PX],
        "outputs": ["heat", "quad"],
    },
    "refine": {
        "make": Refine,
        "wrap": None,
        "input": "frame",
        "shape": [1, 3, FRAME_PX, FRAME_PX],
        "outputs": ["points", "spread", "city", "larger"],
    },
    "badge": {
        "make": lambda: Cell(*CELLS["badge"]),
        "wrap": None,
        "input": "crops",
        "shape": ["n", 3, BADGE_PX, BADGE_PX],
        "outputs": ["logits", "likeness"],
    },
    "tile": {
        "make": lambda: Cell(*CELLS["tile"]),
        "wrap": None,
        "input": "crops",
        "shape": ["n", 3, TILE_PX, TILE_PX],
        "outputs": ["logits", "likeness"],
    },
}


def export_net(name: str, checkpoint: Path, steps: int, folder: Path) -> dict:
    """Write one net and return its manifest entry."""
    spec = NETS[name]
    net = spec["make"]()
    state = torch.load(checkpoint, weights_only=True)
    if state["step"] != steps:
        raise RuntimeError(f"{name} has come to step {state['step']} of {steps}")
    net.load_state_dict(state["average"])
    net.eval()
    if spec["wrap"]:
        net = spec["wrap"](net).eval()
    shape = [5 if s == "n" else s for s in spec["shape"]]
    sample = torch.rand(shape, generator=torch.Generator().manual_seed(1))
    path = folder / f"{name}.onnx"
    axes = {n: {0: "n"} for n in [spec["input"], *spec["outputs"]]} if spec["shape"][0] == "n" else None
    torch.onnx.export(
        net,
        sample,
        str(path),
        dynamo=False,
        opset_version=17,
        input_names=[spec["input"]],
        output_names=spec["outputs"],
        dynamic_axes=axes,
    )
    onnx.checker.check_model(onnx.load(path))
    session = ort.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    with torch.no_grad():
        ours = net(sample)
    theirs = session.run(None, {spec["input"]: sample.numpy()})
    worst = max(float(np.abs(a.numpy() - b).max() / (1 + np.abs(b).max())) for a, b in zip(ours, theirs))
    if worst > TOLERANCE:
        raise RuntimeError(f"{name}: PyTorch and ONNX Runtime differ by {worst:.1e}")
    data = path.read_bytes()
    return {
        "file": path.name,
        "sha256": hashlib.sha256(data).hexdigest(),
        "bytes": len(data),
        "parameters": sum(p.numel() for p in net.parameters()),
        "steps": state["step"],
        "input": {"name": spec["input"], "shape": spec["shape"]},
        "outputs": [
            {"name": n, "shape": (["n"] if spec["shape"][0] == "n" else [1]) + list(t.shape[1:])}
            for n, t in zip(spec["outputs"], theirs)
        ],
    }


def export_nets(checkpoints: dict[str, Path], plan: Plan, folder: Path, key: str) -> dict:
    """Write the nets that were trained on the data with this name; the others stay as they are shipped."""
    folder.mkdir(parents=True, exist_ok=True)
    shipped = json.loads(SHIPPED.read_text())["nets"]
    nets = {}
    for name in NETS:
        if checkpoints[name].exists():
            nets[name] = {**export_net(name, checkpoints[name], getattr(plan, name), folder), "data": key}
        else:
            nets[name] = shipped[name]
            (folder / nets[name]["file"]).write_bytes((SHIPPED.parent / nets[name]["file"]).read_bytes())
    return nets


def write_manifest(folder: Path, nets: dict, training: dict, calibration: dict) -> None:
    """Everything inference needs to know besides the weights, and what they were trained with."""
    manifest = {
        "format": FORMAT,
        "labels": [*KINDS, "none", "empty"],
        "nets": nets,
        "preprocessing": {
            "locate": {"side": LOCATE_PX, "heat_stride": STRIDE, "quad_stride": QUAD_STRIDE},
            "refine": {"side": FRAME_PX, "margin_tiles": MARGIN},
            "badge": {"side": BADGE_PX, "windows": WINDOWS},
            "tile": {"side": TILE_PX, "windows": [WHOLE]},
        },
        "decoding": json.loads(SHIPPED.read_text())["decoding"],
        "calibration": calibration,
        "training": training,
    }
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")


def record(plan: Plan, seed: int) -> dict:
    """What the weights were made with: the counts of the plan and the seed. Each net names its data."""
    return {"seed": seed, "plan": asdict(plan)}
