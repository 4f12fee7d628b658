"""What the truth rests on: projection, the mean square, EXIF storage, random cities."""

import camera
import numpy as np
import plan
import post
import pytest
import tiles
from PIL import Image, ImageOps
from truth import LETTERS, notation, random_city

SQUARE = np.array([(-0.09, 0.09, 0.002), (0.09, 0.09, 0.002), (0.09, -0.09, 0.002), (-0.09, -0.09, 0.002)])


def test_city_seen_from_its_foot_is_upright():
    view = camera.aim(np.random.default_rng(1), SQUARE, (800, 600), 0.3, 0.0, 0.6, 28, 0.0)
    top_left, top_right, bottom_right, _ = view.project(SQUARE)
    assert top_left[0] < top_right[0] and top_left[1] < bottom_right[1]


def test_mean_square_of_tidy_tiles():
    corners = np.array([(-1, 1), (1, 1), (1, -1), (-1, -1)]) * 0.5
    outline = {(r, c): corners + (c - 1.5, 1.5 - r) for r in range(4) for c in range(4)}
    assert np.allclose(tiles.square_of(outline, 4, 4)[:, :2], corners * 4)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_exif_gives_back_the_upright_picture(tmp_path, orientation):
    picture = np.zeros((40, 64, 3), np.uint8)
    picture[:20, :32] = (250, 0, 0)
    picture[20:, 32:] = (0, 0, 250)
    post.save(tmp_path / "a.jpg", picture, 95, orientation)
    again = np.asarray(ImageOps.exif_transpose(Image.open(tmp_path / "a.jpg")), int)
    assert again.shape == picture.shape
    assert np.abs(again - picture).mean() < 6


def test_cities_hold_every_letter_now_and_then():
    rng = np.random.default_rng(3)
    cities = [notation(random_city(rng)) for _ in range(40)]
    assert all(len(city.replace("/", "")) == 16 for city in cities)
    assert set("".join(cities)) == set(LETTERS + "/")


def test_plans_stay_in_their_split():
    for index in range(60):
        chosen = plan.plan("typical", index, np.random.default_rng(index))
        assert np.degrees(chosen["tilt"]) <= 25 and not chosen["troubles"] and chosen["things"] <= 3
        assert plan.plan("hard", index, np.random.default_rng(index))["troubles"]
