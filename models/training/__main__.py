"""One command for everything: `python -m training --faces DIR --own DIR --out DIR`."""
import argparse
import json
from pathlib import Path

import torch

from .art import load_art
from .calibrate import calibrate
from .export import export_nets, write_manifest
from .samples import write_shards
from .train_cells import train_cells
from .train_locate import train_locate
from .train_refine import train_refine

# Shards of 64 scenes and steps of each net. On one free core a shard takes 8 seconds and a step of
# badge, tile, locate and refine 0.15, 0.33, 0.4 and 0.45: a little over three hours in all. All four
# nets still gain a little at the end of these.
FULL = dict(train=160, val=5, scenes=64, badge=14000, tile=7000, locate=7000, refine=4000, trials=600)
QUICK = dict(train=1, val=1, scenes=12, badge=12, tile=12, locate=4, refine=4, trials=6)


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser(prog="training", description=__doc__)
    p.add_argument("--faces", type=Path, help="scans of nine faces: shop, factory, tavern-music, ... .jpg or .png")
    p.add_argument("--own", type=Path, help="own tile art, same names, .svg")
    p.add_argument("--icons", type=Path, help="a node_modules folder with the packs of icon-packs.txt")
    p.add_argument("--out", type=Path, required=True, help="where the ONNX files and manifest.json go")
    p.add_argument("--work", type=Path, help="scenes and checkpoints; OUT/work unless given")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--quick", action="store_true", help="a smoke run of about a minute; the nets will be useless")
    p.add_argument("--stage", choices=["data", "badge", "tile", "locate", "refine", "export"],
                   help="run one stage only")
    return p.parse_args()


def make_data(args, size: dict, work: Path) -> None:
    art = load_art(args.faces, args.own, args.icons)
    write_shards(art, work / "data", "val", size["val"], args.seed, size["scenes"])
    write_shards(art, work / "data", "train", size["train"], args.seed, size["scenes"])


def main() -> None:
    args = arguments()
    torch.set_num_threads(1)
    size = QUICK if args.quick else FULL
    work = args.work or args.out / "work"
    data, checkpoints = work / "data", work / "checkpoints"

    def wanted(stage: str) -> bool:
        return args.stage in (None, stage)

    if wanted("data"):
        make_data(args, size, work)
    batch = 8 if args.quick else 16
    for view in ("badge", "tile"):
        if wanted(view):
            train_cells(view, data, checkpoints, size[view], args.seed)
    if wanted("locate"):
        train_locate(data, checkpoints, size["locate"], args.seed, batch)
    if wanted("refine"):
        train_refine(data, checkpoints, size["refine"], args.seed, batch)
    if wanted("export"):
        nets = export_nets(checkpoints, args.out)
        art = load_art(args.faces, args.own, args.icons)
        calibration, measured = calibrate(args.out, art, size["trials"], args.seed + 77)
        write_manifest(args.out, nets, calibration)
        (work / "calibration.json").write_text(json.dumps(measured, indent=2) + "\n")
        print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main()
