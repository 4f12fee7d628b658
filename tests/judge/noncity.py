"""Pictures in which there is no whole city: each looks like one to somebody careless."""

import clutter
import numpy as np
from camera import Camera
from materials import plain, printed
from tiles import SIDE, THICKNESS, lay_city, slab
from truth import random_city

HALF = 2.1 * SIDE  # half the side of an ordinary city


def square(half):
    """A square on the table, clockwise from its top left."""
    return np.array([(-half, half, 0), (half, half, 0), (half, -half, 0), (-half, -half, 0)])


def lay(rng, kind, art, scratch):
    """Lays the subject in the middle of the table; returns the square to aim the camera at."""
    return SUBJECTS[kind](rng, art, scratch)


def empty(rng, art, scratch):
    return square(HALF)


def whole(rng, art, scratch):
    return lay_city(rng, random_city(rng), art.materials, art.side, art.finish)


def three_rows(rng, art, scratch):
    """Four by three, lying or standing."""
    grid = random_city(rng)[:3]
    if rng.random() < 0.5:
        grid = [list(row) for row in zip(*grid)]
    lay_city(rng, grid, art.materials, art.side, art.finish)
    return square(HALF)


def three_by_three(rng, art, scratch):
    grid = [row[:3] for row in random_city(rng)[:3]]
    lay_city(rng, grid, art.materials, art.side, art.finish, duplexes=False)
    return square(HALF * 0.8)


def face_down(rng, art, scratch):
    path = clutter.drawn(scratch, "face-down", clutter.back_picture(rng))
    lay_city(rng, [["#"] * 4] * 4, {"#": printed("back", path, 0.6)}, art.side, art.finish)
    return square(HALF)


def plain_squares(rng, art, scratch):
    """Sixteen squares of card in one to six colours."""
    count = int(rng.integers(1, 7))
    cards = {k: plain(f"card {k}", rng.uniform(0.02, 0.7, 3), 0.7) for k in range(count)}
    grid = [[int(rng.integers(count)) for _ in range(4)] for _ in range(4)]
    lay_city(rng, grid, cards, art.side, art.finish, duplexes=False)
    return square(HALF)


def board(rng, picture, half, scratch, name):
    side = plain("board edge", (0.2, 0.15, 0.1), 0.8)
    thing = slab(name, *half, 0.004, 0.002, [printed(name, clutter.drawn(scratch, name, picture), 0.4)], side)
    thing.location.z = 0.0004
    return square(max(half))


def score_board(rng, art, scratch):
    return board(rng, clutter.score_board_picture(rng), (0.12, 0.09), scratch, "score")


def chess_board(rng, art, scratch):
    """Eight by eight or four by four squares, some men on it."""
    n = int(rng.choice([8, 8, 4]))
    dark, light = rng.uniform(20, 110, 3), rng.uniform(160, 250, 3)
    cells = np.add.outer(np.arange(n), np.arange(n)) % 2
    picture = np.where(cells[..., None] > 0, dark, light).repeat(640 // n, 0).repeat(640 // n, 1)
    picture = np.pad(picture, ((24, 24), (24, 24), (0, 0)), constant_values=60)
    for _ in range(int(rng.integers(0, 14))):
        at = (rng.integers(8, size=2) - 3.5) * 0.19 / 8
        man = plain("man", [(0.02, 0.015, 0.01), (0.6, 0.5, 0.35)][rng.integers(2)], 0.4)
        clutter.lathe([(0.0005, 0.004), (0.008, 0.004), (0.003, 0.02), (0.005, 0.028), (0.0005, 0.034)], man, at, 16)
    return board(rng, picture, (0.1, 0.1), scratch, "chess")


def loose(rng, art, scratch):
    """Tiles thrown on the table, some face down: no lattice."""
    back = printed("back", clutter.drawn(scratch, "loose-back", clutter.back_picture(rng)), 0.6)
    for k in range(int(rng.integers(8, 20))):
        face = back if rng.random() < 0.2 else art.materials[rng.choice(list("SFMDEBOPH"))]
        tile = slab("loose", SIDE / 2, SIDE / 2, THICKNESS, art.finish["radius"] * SIDE, [face], art.side)
        tile.location = (*rng.uniform(-0.14, 0.14, 2), 0.0003 + k * 0.00215 * (rng.random() < 0.5))
        tile.rotation_euler = (0, 0, rng.uniform(0, 6.28))
    return square(HALF)


def cut_in_half(rng, view, corners):
    """Turns the camera aside until a third to two thirds of the cells are outside the picture."""
    a, b, c, d = corners
    cells = np.array(
        [a + (b - a) * u + (d - a) * v for u in np.arange(0.125, 1, 0.25) for v in np.arange(0.125, 1, 0.25)]
    )
    angle = rng.uniform(0, 6.28)
    for reach in np.linspace(0.05, 1.5, 60):
        moved = Camera.__new__(Camera)
        moved.__dict__.update(view.__dict__)
        moved.eye = view.eye + np.array([np.cos(angle), np.sin(angle), 0]) * reach * 0.3
        if 5 <= moved.sees(cells).sum() <= 10:
            return moved
    return moved


# What each kind of picture shows, in the order in which they go round.
SUBJECTS = {
    "empty table": empty,
    "three rows": three_rows,
    "face down": face_down,
    "score board": score_board,
    "plain squares": plain_squares,
    "chess board": chess_board,
    "half outside": whole,
    "three by three": three_by_three,
    "loose tiles": loose,
}
KINDS = tuple(SUBJECTS)
