"""Composes `tests/photos/table.jpg`: the sample game's four cities of our own tiles in one photo of the whole table.

    python sample_table.py --own ../../art/tiles --photos ../photos

The cities and their order come from the truth of game-1.jpg to game-4.jpg, and the new line goes to the same file.
Beside them lie things that are no city, a stack that is face down, and a city of which half is outside the picture.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import snapshot
from PIL import Image, ImageDraw
from post import save
from truth import LETTERS

from art import load_own

SIZE = (4000, 3000)
SEED = 9
NAME = "table.jpg"
QUALITY = 60  # a smaller file; phones take 90
# Middles in tiles from the middle of the table, and quarter turns: each city lies as one of two players sees it.
PLACES = (((3.4, -3.9), 2), ((4.6, 3.3), 0), ((-3.6, 4.0), 1), ((-4.4, -3.2), 3))
CUT_OFF = ((12.6, -1.2), 1)


def sample_game(truth):
    """The cities of the sample game, clockwise."""
    rows = {row["photo"]: row for row in truth}
    return [[list(row) for row in rows[f"game-{k}.jpg"]["city"].split("/")] for k in range(1, 5)]


def back(side):
    """A tile that lies face down."""
    image = Image.new("RGBA", (side, side), (96, 84, 70, 255))
    ImageDraw.Draw(image).rectangle([8, 8, side - 9, side - 9], outline=(140, 126, 106, 255), width=5)
    return image


def compose(faces, game):
    """The photo, and its four whole cities as (letters, corners)."""
    rng = np.random.default_rng(SEED)
    photo, _ = snapshot.surface(rng, *SIZE)
    h = snapshot.view(rng, SIZE, np.radians(20), 0.06, 18)
    shadow = (5, 4)
    for spot in ((-0.6, -1.4), (0.5, 0.3), (-7.8, 5.6), (9.0, 5.4), (0.2, 6.8)):
        board, alpha = snapshot.thing(rng)
        m = h @ snapshot.at(spot, rng.uniform(0, 6.28), rng.uniform(1, 1.6), alpha.shape)
        snapshot.drop(photo, board, alpha, m, shadow)

    def lay(letters, spot, quarters):
        board, alpha, square = snapshot.lay(faces, letters, rng)
        turn = quarters * np.pi / 2 + rng.normal(0, 0.06)
        m = h @ snapshot.at(spot, turn, board.shape[1] / snapshot.TILE, board.shape)
        snapshot.drop(photo, board, alpha, m, shadow)
        return letters, snapshot.project(m, square)

    cities = [lay(letters, *place) for letters, place in zip(game, PLACES)]
    lay(game[0], *CUT_OFF)
    lay([["?"] * 4] * 4, (-9.6, -1.2), 0)
    return snapshot.expose(rng, photo, "none", 160), cities


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--own", type=Path, required=True, help="folder of the project's own tiles as SVG")
    parser.add_argument("--photos", type=Path, required=True, help="folder of the sample photos")
    args = parser.parse_args()
    path = args.photos / "truth.jsonl"
    truth = [json.loads(line) for line in path.read_text().splitlines()]
    side = (snapshot.TILE, snapshot.TILE)
    faces = {
        letter: Image.fromarray(load_own(args.own, letter).astype(np.uint8)).convert("RGBA").resize(side)
        for letter in LETTERS
    }
    photo, cities = compose({**faces, "?": back(snapshot.TILE)}, sample_game(truth))
    save(args.photos / NAME, photo, QUALITY, 1)
    tags = ["tilt20", "cities4", "cut-off", "face-down"]
    row = snapshot.truth_row("table", NAME, "own-0", cities, tags, list(SIZE))
    kept = [other for other in truth if other["photo"] != NAME]
    path.write_text("".join(json.dumps(line) + "\n" for line in [*kept, row]))


if __name__ == "__main__":
    main()
