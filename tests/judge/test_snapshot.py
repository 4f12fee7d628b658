"""The truth of composed photos: corners lie on the tiles, and each split shows what it says."""

import doodles
import numpy as np
import pytest
import snapshot
from PIL import Image
from truth import LETTERS


@pytest.fixture
def faces():
    """Nine plain tiles whose red says which they are, with a white badge at the top left."""
    out = {}
    for k, letter in enumerate(LETTERS):
        face = Image.new("RGBA", (snapshot.TILE,) * 2, (20 * k + 20, 0, 250, 255))
        face.paste((255, 255, 255, 255), (20, 20, 70, 70))
        out[letter] = face
    return out


def city_of(faces, split, seed=3):
    return snapshot.compose(split, np.random.default_rng(seed), faces, "none")


def test_corners_lie_on_the_tiles(faces):
    photo, [(_, corners)], _ = city_of(faces, "home")
    middle = corners.mean(0)
    for corner in corners:
        x, y = (corner + 0.03 * (middle - corner)).astype(int)
        red, green, blue = (int(v) for v in photo[y, x])
        assert blue > 90 and green < blue / 2
        x, y = (corner - 0.08 * (middle - corner)).astype(int)
        if 0 <= x < photo.shape[1] and 0 <= y < photo.shape[0]:
            assert photo[y, x, 1] > photo[y, x, 2] / 2


def test_turned_tiles_have_their_badge_elsewhere(faces):
    turns = [[1, 0], [0, 2]]
    board, _, square = snapshot.lay(faces, [list("SF"), list("MD")], np.random.default_rng(1), turns)
    left, top = square[0]
    step = (square[1][0] - left) / 2
    for row, column, badge in ((0, 0, (0.8, 0.2)), (0, 1, (0.2, 0.2)), (1, 1, (0.8, 0.8))):
        x, y = int(left + (column + badge[0]) * step), int(top + (row + badge[1]) * step)
        assert board[y, x].min() > 200


def test_holes_and_larger_grids_say_so(faces):
    _, [(letters, _)], _ = city_of(faces, "holes")
    assert 1 <= sum(row.count(".") for row in letters) <= 3
    _, cities, _ = city_of(faces, "larger")
    row = snapshot.truth_row("larger", "0.jpg", "own-0", cities, [], [1, 1])
    assert len(cities[0][0]) * len(cities[0][0][0]) > 16 and row["city"] is None


def test_cities_go_round_clockwise_from_straight_up():
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float)
    cities = [(k, square + at) for k, at in enumerate([(10, 0), (-10, 0), (1, -10), (0, 10)])]
    assert [k for k, _ in snapshot.clockwise(cities)] == [2, 0, 3, 1]


@pytest.mark.parametrize("letter", LETTERS)
def test_doodles_have_ink(letter):
    for hollow in (False, True):
        ink = doodles.doodle(letter, 48, np.random.default_rng(1), hollow)
        assert 0.03 < ink.mean() < 0.8
