"""The truth of drawn pages: corners lie on the tiles, and every fifth page holds no city."""

import numpy as np
import pages
import pytest
from PIL import Image
from truth import LETTERS


@pytest.fixture
def art(tmp_path):
    """Nine plain tiles whose red says which they are."""
    for k, letter in enumerate(LETTERS):
        Image.new("RGB", (64, 64), (20 * k, 0, 255)).save(tmp_path / f"{letter}.png")
    return tmp_path


@pytest.mark.parametrize("index", [0, 1, 2, 3])
def test_corners_lie_on_the_tiles(art, index):
    page, letters, corners, what, _ = pages.draw(np.random.default_rng(index), index, art)
    assert what is None and len(letters) == 4
    middle = corners.mean(0)
    for corner, letter in zip(corners, (letters[0][0], letters[0][3], letters[3][3], letters[3][0])):
        inside = corner + 0.06 * (middle - corner)
        red, green, blue = page.getpixel(tuple(int(v) for v in inside))
        assert abs(red - 20 * LETTERS.index(letter)) < 12 and green < 12 and blue > 240


def test_every_fifth_page_holds_no_city(art):
    found = [pages.draw(np.random.default_rng(k), k, art)[3] for k in range(10)]
    assert [k for k, what in enumerate(found) if what] == [4, 9]
