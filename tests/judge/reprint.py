"""Other printings of the published faces.

`reprint` redoes pictures and badges by another hand, `press` keeps both and changes only colours,
sharpness and cut, as a second print run does; `pnp` puts either through a home printer.
"""

import cv2
import numpy as np
from badge import (
    BOXES,
    SIZE,
    badge_style,
    draw_badge,
    draw_strip,
    outline,
    paint,
    place_mask,
    polygon_mask,
    strip_style,
)
from icons import mask

BORDER = 0.068  # width of the cobbled border of the published faces
SIGN = (0.372, 0.682)  # the little sign by the tavern's door that repeats the icon


def without_badge(face, letter):
    """The face with badge, sign and their shadows filled in from around them."""
    x, y, half_x, half_y = BOXES[letter]
    hole = polygon_mask(outline(letter), (x, y, half_x * 1.12, half_y * 1.12)) > 0.02
    hole = cv2.dilate(np.uint8(hole), np.ones((13, 13)))
    filled = cv2.inpaint(np.uint8(face), hole, 5, cv2.INPAINT_TELEA)
    # Inpainting smears; a patch of the face's own grain hides that.
    grain = face[int(0.3 * SIZE) : int(0.5 * SIZE)].astype(np.float32)
    grain = cv2.resize(grain - cv2.GaussianBlur(grain, (0, 0), 6), (SIZE, SIZE))
    return np.clip(filled + grain * hole[..., None], 0, 255).astype(np.float32)


def printing(rng):
    """Everything that is common to the nine tiles of one printing."""
    return {
        "badge": badge_style(rng),
        "strip": strip_style(rng),
        "mirror": rng.random() < 0.6,
        "body": rng.choice(["smooth", "painted", "posterised", "sharp", "mean"]),
        "gamma": rng.uniform(0.62, 1.25),
        "contrast": rng.uniform(0.85, 1.25),
        "saturation": rng.uniform(0.6, 1.35),
        "hue": rng.uniform(-9, 9),
        "warmth": rng.uniform(-0.10, 0.12),
        "lift": rng.uniform(0, 22),
        "border": rng.choice(["slabs", "cobbles", "gravel", "own"]),
        "stone": rng.choice([[128, 130, 118], [150, 132, 108], [105, 112, 122], [165, 160, 150], [122, 98, 84]]),
        "border_seed": int(rng.integers(1 << 30)),
        "crop": rng.uniform(0.0, 0.02),
    }


def stylise(picture, kind):
    """Another artist's hand."""
    image = np.uint8(np.clip(picture, 0, 255))
    if kind == "smooth":
        image = cv2.edgePreservingFilter(image, flags=1, sigma_s=14, sigma_r=0.35)
    elif kind == "painted":
        image = cv2.stylization(image, sigma_s=18, sigma_r=0.3)
    elif kind == "posterised":
        image = cv2.medianBlur(image, 5)
        image = np.uint8(np.clip(np.round(image / 28.0) * 28, 0, 255))
    elif kind == "sharp":
        image = cv2.detailEnhance(image, sigma_s=8, sigma_r=0.12)
    elif kind == "mean":
        image = cv2.pyrMeanShiftFiltering(image, 8, 22)
    return image.astype(np.float32)


def paving(kind, stone, seed):
    """A border texture of stones."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    if kind == "slabs":
        size = 24
        row = y // size
        shifted = x + (row % 2) * size
        tone = rng.uniform(0.75, 1.15, (40, 40))[row % 40, (shifted // (2 * size)) % 40]
        tone = np.where((y % size < 2) | (shifted % (2 * size) < 2), 0.45, tone)
    elif kind == "cobbles":
        seeds = rng.uniform(0, SIZE, (900, 2)).astype(int)
        marks = np.full((SIZE, SIZE), 255, np.uint8)
        marks[seeds[:, 0], seeds[:, 1]] = 0
        distance, labels = cv2.distanceTransformWithLabels(marks, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
        tone = rng.uniform(0.65, 1.2, labels.max() + 1)[labels] * np.clip(1.25 - distance / 13, 0.4, 1.1)
    else:
        tone = cv2.GaussianBlur(rng.normal(0, 1, (SIZE, SIZE)), (0, 0), 1.2) * 0.45 + 0.9
    grain = rng.normal(1, 0.06, (SIZE, SIZE))
    return np.clip((tone * grain)[..., None] * np.asarray(stone, np.float32), 0, 255).astype(np.float32)


def colour_management(picture, look):
    """Curves, saturation, hue and paper of one press."""
    x = np.clip(picture, 0, 255) / 255
    x = np.clip((x ** look["gamma"] - 0.45) * look["contrast"] + 0.45, 0, 1)
    hsv = cv2.cvtColor(x.astype(np.float32), cv2.COLOR_RGB2HSV)
    hsv[..., 0] = (hsv[..., 0] + look["hue"]) % 360
    hsv[..., 1] = np.clip(hsv[..., 1] * look["saturation"], 0, 1)
    x = cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB) * (1 + look["warmth"], 1.0, 1 - look["warmth"])
    return np.clip(look["lift"] + x * (255 - look["lift"]), 0, 255).astype(np.float32)


def reprint_tile(face, letter, look, icons, folder):
    """One published face, redone."""
    body = without_badge(face, letter)
    if look["mirror"]:
        body = body[:, ::-1].copy()
    body = stylise(body, look["body"])
    if letter in "MDEB":
        x = 1 - SIGN[0] if look["mirror"] else SIGN[0]
        body = paint(body, polygon_mask(outline("O"), (x, SIGN[1], 0.036, 0.032)), (190, 20, 35))
        body = paint(body, place_mask(mask(folder, icons[letter], 24), x, SIGN[1]), (240, 235, 230))
    if look["border"] != "own":
        edge = np.ones((SIZE, SIZE), np.float32)
        inset = int(BORDER * SIZE)
        edge[inset:-inset, inset:-inset] = 0
        stones = paving(look["border"], look["stone"], look["border_seed"])
        body = body * (1 - edge[..., None]) + stones * edge[..., None]
    body = draw_strip(body, letter, look["strip"], icons, folder)
    body = draw_badge(body, letter, look["badge"], icons, folder)
    body = colour_management(body, look)
    cut = int(look["crop"] * SIZE)
    return cv2.resize(body[cut : SIZE - cut, cut : SIZE - cut], (SIZE, SIZE), interpolation=cv2.INTER_AREA)


def press_tile(face, look):
    """One published face, badge and all, from another press."""
    body = stylise(face, "smooth") if look["body"] == "smooth" else face
    body = colour_management(body, look)
    cut = int(look["crop"] * SIZE)
    return cv2.resize(body[cut : SIZE - cut, cut : SIZE - cut], (SIZE, SIZE), interpolation=cv2.INTER_AREA)


def home_print(picture, rng_seed, press):
    """An ink-jet on plain paper: faded, banded, a white margin from cutting by hand."""
    rng = np.random.default_rng([rng_seed, press["seed"]])
    x = picture / 255
    grey = x.mean(2, keepdims=True)
    x = grey + (x - grey) * press["saturation"]
    x = press["black"] + x * (press["white"] - press["black"])
    rows = np.arange(SIZE) / SIZE
    bands = 1 + press["bands"] * np.sin(rows * press["period"] * 6.28 + rng.uniform(0, 6)) ** 9
    x = x * bands[:, None, None] * press["cast"]
    x = x + cv2.GaussianBlur(rng.normal(0, 1, x.shape), (0, 0), 1.0) * 0.05
    margin = rng.uniform(0.0, press["margin"], 4) * SIZE
    left, top, right, bottom = margin.astype(int)
    page = np.full_like(x, 0.95)
    page[top : SIZE - bottom, left : SIZE - right] = cv2.resize(x, (SIZE - left - right, SIZE - top - bottom))
    return np.clip(page, 0, 1).astype(np.float32) * 255


def home_printer(rng):
    """One home printer and its paper."""
    return {
        "seed": int(rng.integers(1 << 30)),
        "saturation": rng.uniform(0.55, 0.95),
        "black": rng.uniform(0.08, 0.25),
        "white": rng.uniform(0.88, 0.97),
        "bands": rng.uniform(0, 0.14),
        "period": rng.uniform(8, 26),
        "cast": rng.uniform(0.93, 1.05, 3),
        "margin": rng.uniform(0.0, 0.06),
    }
