"""One command for everything: `python -m training --faces DIR --own DIR --out DIR --surveyor PROGRAM`."""

import argparse
import json
from pathlib import Path

import torch

from .calibrate import calibrate
from .export import export_nets, record, write_manifest
from .figures import figures
from .generator.art import load_art
from .plan import FULL, QUICK
from .shards import TRAINED_BY, data_key, training_key, write_shards
from .train_cells import train_cells
from .train_locate import train_locate
from .train_refine import train_refine

STAGES = ("data", "badge", "tile", "locate", "refine", "export")


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser(prog="training", description=__doc__)
    p.add_argument("--faces", type=Path, help="scans of nine faces: shop, factory, tavern-music, ... .jpg or .png")
    p.add_argument("--own", type=Path, help="own tile art, same names, .svg")
    p.add_argument("--icons", type=Path, help="a node_modules folder with the packs of icon-packs.txt")
    p.add_argument("--out", type=Path, required=True, help="where the ONNX files and manifest.json go")
    p.add_argument("--work", type=Path, help="scenes and checkpoints; OUT/work unless given")
    p.add_argument("--surveyor", type=Path, help="the command line program, with which the nets are calibrated")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--quick", action="store_true", help="a smoke run of about a minute; the nets will be useless")
    p.add_argument("--stage", choices=STAGES, nargs="+", default=STAGES, help="run only these stages")
    p.add_argument(
        "--part",
        type=int,
        nargs=2,
        default=(0, 1),
        metavar=("FIRST", "STEP"),
        help="with --stage data: write only every STEPth shard, to share the work among processes",
    )
    return p.parse_args()


def main() -> None:
    args = arguments()
    torch.set_num_threads(1)
    plan = QUICK if args.quick else FULL
    work = args.work or args.out / "work"
    key = data_key(args.seed, plan.scenes, [args.faces, args.own])
    data = work / f"data-{key}"
    checkpoints = {
        name: work / f"{name}-{training_key(key, name, getattr(plan, name), plan.shards(name))}.pt"
        for name in TRAINED_BY
    }
    for stage in args.stage:
        if stage == "data":
            art = load_art(args.faces, args.own, args.icons)
            for split, count in (("val", plan.val), ("train", plan.cells)):
                write_shards(art, data, split, count, args.seed, plan.scenes, args.part)
        elif stage in ("badge", "tile"):
            train_cells(stage, data, checkpoints[stage], plan, args.seed)
        elif stage == "locate":
            train_locate(data, checkpoints[stage], plan, args.seed)
        elif stage == "refine":
            train_refine(data, checkpoints[stage], plan, args.seed)
        else:
            nets = export_nets(checkpoints, plan, args.out, key)
            made_with = record(plan, args.seed)
            art = load_art(args.faces, args.own, args.icons)
            trials, calibration = calibrate(
                args.surveyor,
                args.out,
                art,
                plan.trials,
                args.seed + 77,
                lambda calibration: write_manifest(args.out, nets, made_with, calibration),
            )
            measured = figures(trials, calibration)
            (work / "calibration.json").write_text(json.dumps(measured, indent=2) + "\n")
            print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main()
