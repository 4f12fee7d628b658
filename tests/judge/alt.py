"""Tiles drawn from nothing, in the language of the game and in four hands unlike the published one."""

import cv2
import numpy as np
from badge import SIZE, badge_style, draw_badge, draw_strip, strip_style
from PIL import Image, ImageDraw

BIG = 2 * SIZE
WALLS = {
    "S": (238, 190, 70),
    "F": (140, 145, 150),
    "O": (70, 120, 205),
    "H": (165, 85, 60),
    **dict.fromkeys("MDEB", (190, 50, 55)),
}
STYLES = ("flat", "ink", "pastel", "night")


def printing(rng, style):
    """Everything common to the nine tiles of one drawn set."""
    lawns = {"flat": (120, 165, 75), "ink": (225, 215, 190), "pastel": (190, 215, 175), "night": (38, 58, 48)}
    edges = {"flat": (190, 180, 160), "ink": (205, 190, 160), "pastel": (225, 215, 215), "night": (52, 54, 66)}
    return {
        "style": style,
        "badge": badge_style(rng),
        "strip": strip_style(rng),
        "lawn": lawns[style],
        "edge": edges[style],
        "border": rng.uniform(0.04, 0.08),
        "seed": int(rng.integers(1 << 30)),
        "roof": rng.uniform(50, 150, 3),
        "view": rng.choice(["slope", "top"]),
    }


def toned(style, colour, gain=1.0):
    """A colour as the style would use it."""
    colour = np.asarray(colour, float) * gain
    if style == "pastel":
        colour = colour * 0.55 + 105
    elif style == "night":
        colour = colour * 0.55
    elif style == "ink":
        colour = colour * 0.75 + 60
    return tuple(int(v) for v in np.clip(colour, 0, 255))


class Sheet:
    """A drawing surface in shares of the tile."""

    def __init__(self, look):
        self.look, self.style = look, look["style"]
        self.image = Image.new("RGB", (BIG, BIG), toned("flat", look["edge"]))
        self.pen = ImageDraw.Draw(self.image)
        self.line = (25, 22, 20) if self.style == "ink" else None

    def shape(self, points, colour, gain=1.0):
        points = [(x * BIG, y * BIG) for x, y in points]
        self.pen.polygon(points, fill=toned(self.style, colour, gain))
        if self.line:
            self.pen.line([*points, points[0]], fill=self.line, width=5, joint="curve")

    def box(self, x0, y0, x1, y1, colour, gain=1.0):
        self.shape([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], colour, gain)

    def round(self, x, y, rx, ry, colour, gain=1.0):
        box = [(x - rx) * BIG, (y - ry) * BIG, (x + rx) * BIG, (y + ry) * BIG]
        self.pen.ellipse(box, fill=toned(self.style, colour, gain), outline=self.line, width=5 if self.line else 0)

    def stroke(self, points, colour, width):
        self.pen.line(
            [(x * BIG, y * BIG) for x, y in points],
            fill=toned(self.style, colour),
            width=max(int(width * BIG), 1),
            joint="curve",
        )

    def tree(self, x, y, r, rng):
        self.round(x + r * 0.25, y + r * 0.3, r, r, (40, 60, 35))
        for _ in range(5):
            dx, dy = rng.normal(0, r * 0.35, 2)
            self.round(x + dx, y + dy, r * 0.65, r * 0.65, (60, 125, 55), rng.uniform(0.75, 1.2))


def ground(sheet, look, rng):
    """Border stones, lawn, flower dots."""
    b = look["border"]
    steps = int(rng.integers(9, 20))
    for k in range(steps):
        for side in range(4):
            low, high = k / steps, (k + 0.93) / steps
            box = [
                (low, 0, high, b * 0.93),
                (low, 1 - b * 0.93, high, 1),
                (0, low, b * 0.93, high),
                (1 - b * 0.93, low, 1, high),
            ][side]
            sheet.pen.rectangle(
                [v * BIG for v in box], fill=toned("flat", np.array(look["edge"]) * rng.uniform(0.82, 1.08))
            )
    sheet.box(b, b, 1 - b, 1 - b, look["lawn"])
    for _ in range(160):
        x, y = rng.uniform(b + 0.01, 0.99 - b, 2)
        sheet.round(x, y, 0.004, 0.004, np.array(look["lawn"]) * rng.uniform(0.7, 1.3))


def building(sheet, letter, look, rng):
    """A house seen obliquely from above: roof, front, windows, door; a terrace before taverns."""
    wall, roof = np.array(WALLS[letter], float), np.array(look["roof"])
    if letter == "H":
        roof = roof * (1.1, 0.8, 0.7)
    x0, x1 = {"O": (0.12, 0.90), "H": (0.12, 0.88), "F": (0.12, 0.84)}.get(letter, (0.17, 0.86))
    x0, x1 = x0 + rng.uniform(-0.02, 0.03), x1 + rng.uniform(-0.04, 0.01)
    top, eaves, foot = rng.uniform(0.13, 0.2), rng.uniform(0.45, 0.53), rng.uniform(0.7, 0.76)
    if letter in "MDEB":
        x0 += 0.18
    sheet.shape(
        [(x1, eaves), (x1 + 0.05, eaves + 0.06), (x1 + 0.05, foot + 0.03), (x0 + 0.06, foot + 0.03)],
        np.array(look["lawn"]) * 0.6,
    )
    sheet.box(x0, eaves, x1, foot, wall)
    parts = 3 if letter == "H" else 1
    width = (x1 - x0) / parts
    for k in range(parts):
        left, right = x0 + k * width, x0 + (k + 1) * width
        if letter == "H":
            sheet.shape([(left, eaves), ((left + right) / 2, eaves - 0.12), (right, eaves)], wall, 0.92)
            sheet.shape(
                [(left, eaves), ((left + right) / 2, eaves - 0.12), ((left + right) / 2, top), (left, top + 0.1)],
                roof,
                0.85,
            )
            sheet.shape(
                [(right, eaves), ((left + right) / 2, eaves - 0.12), ((left + right) / 2, top), (right, top + 0.1)],
                roof,
                1.15,
            )
        elif look["view"] == "top":
            middle = (top + eaves) / 2
            sheet.shape(
                [(left - 0.02, top), (right + 0.02, top), (right - 0.12, middle), (left + 0.12, middle)], roof, 0.8
            )
            sheet.shape(
                [(left - 0.02, eaves), (right + 0.02, eaves), (right - 0.12, middle), (left + 0.12, middle)], roof, 1.15
            )
            sheet.shape([(left - 0.02, top), (left + 0.12, middle), (left - 0.02, eaves)], roof, 1.0)
            sheet.shape([(right + 0.02, top), (right - 0.12, middle), (right + 0.02, eaves)], roof, 0.9)
        else:
            sheet.shape([(left + 0.05, top), (right - 0.05, top), (right + 0.02, eaves), (left - 0.02, eaves)], roof)
            for row in np.arange(top + 0.03, eaves, 0.033):
                sheet.stroke([(left, row), (right, row)], roof * 0.75, 0.004)
    floors = 1 if letter in "MDEB" else 2
    count = int(rng.integers(4, 8)) + (3 if letter == "O" else 0)
    for floor in range(floors):
        y = eaves + 0.03 + floor * (foot - eaves) * 0.5
        for x in np.linspace(x0 + 0.04, x1 - 0.04, count):
            sheet.box(
                x - 0.018, y, x + 0.018, y + 0.065, (250, 235, 150) if look["style"] == "night" else (235, 240, 240)
            )
            sheet.stroke([(x, y), (x, y + 0.065)], (90, 90, 90), 0.004)
    door = rng.uniform(x0 + 0.1, x1 - 0.1)
    sheet.box(door - 0.028, foot - 0.09, door + 0.028, foot, (90, 55, 35))
    sheet.box(door - 0.03, foot, door + 0.03, 0.83, (180, 175, 165))
    if letter == "F":
        for k in range(int(rng.integers(2, 4))):
            x = x1 - 0.05 - 0.11 * k
            sheet.box(x - 0.022, top - 0.05, x + 0.022, top + 0.14, (120, 100, 95))
            for puff in range(4):
                sheet.round(x + 0.02 * puff, top - 0.05 - 0.012 * puff, 0.025 + 0.006 * puff, 0.02, (225, 225, 225))
    if letter in "MDEB":
        sheet.box(0.1, 0.52, x0 - 0.01, 0.78, (150, 145, 140))
        for k in range(4):
            sheet.round(0.14 + 0.07 * (k % 2), 0.57 + 0.1 * (k // 2), 0.028, 0.028, rng.uniform(90, 240, 3))
    if letter == "S":
        for k in range(8):
            x = x0 + k * (x1 - x0) / 8
            sheet.box(x, eaves + 0.1, x + (x1 - x0) / 8, eaves + 0.135, (240, 240, 235) if k % 2 else (215, 120, 30))


def park(sheet, look, rng):
    """Paths, a pond, trees, flower beds, benches."""
    path = [(x, 0.5 + 0.2 * np.sin(x * 5 + rng.uniform(0, 6)) + 0.1 * x) for x in np.linspace(0.08, 0.92, 14)]
    sheet.stroke(path, (200, 185, 150), 0.055)
    sheet.stroke([(0.55, 0.1), (0.6, 0.4), (0.5, 0.8)], (200, 185, 150), 0.05)
    x, y = rng.uniform(0.35, 0.6), rng.uniform(0.5, 0.65)
    for _ in range(5):
        dx, dy = rng.normal(0, 0.05, 2)
        sheet.round(x + dx, y + dy, 0.15, 0.09, (75, 160, 215))
    for _ in range(14):
        tx, ty = rng.uniform(0.1, 0.9), rng.choice([rng.uniform(0.1, 0.4), rng.uniform(0.68, 0.8)])
        sheet.tree(tx, ty, rng.uniform(0.03, 0.065), rng)
    for _ in range(70):
        fx, fy = rng.normal(0.8, 0.05), rng.normal(0.3, 0.07)
        sheet.round(fx, fy, 0.008, 0.008, rng.choice([[235, 200, 60], [220, 80, 120], [240, 240, 250]]))


def finish(picture, look, rng):
    """Hatching, wash or grain that makes the hand."""
    style = look["style"]
    if style == "ink":
        y, x = np.mgrid[0:SIZE, 0:SIZE]
        dark = picture.mean(2) < 150
        lines = ((x + y) % 9 < 2) & dark
        picture[lines] *= 0.6
    elif style == "pastel":
        wash = cv2.resize(rng.normal(0, 1, (24, 24)), (SIZE, SIZE), interpolation=cv2.INTER_CUBIC)
        picture = cv2.bilateralFilter(picture.astype(np.float32), 7, 30, 5) + wash[..., None] * 7
    elif style == "night":
        picture = picture * (0.85, 0.92, 1.15)
    return np.clip(picture + rng.normal(0, 2.5, picture.shape[:2])[..., None], 0, 255).astype(np.float32)


def alt_tile(letter, look, icons, folder):
    """One drawn tile. Taverns share one building, as the published ones do."""
    kind = "M" if letter in "MDEB" else letter
    rng = np.random.default_rng([look["seed"], ord(kind)])
    sheet = Sheet(look)
    ground(sheet, look, rng)
    if letter == "P":
        park(sheet, look, rng)
    else:
        building(sheet, kind, look, rng)
        for x, y in ((0.1, 0.8), (0.9, 0.78), (0.92, 0.14)):
            sheet.tree(x, y, rng.uniform(0.03, 0.05), rng)
    picture = np.asarray(sheet.image.resize((SIZE, SIZE), Image.LANCZOS), np.float32)
    picture = finish(picture.copy(), look, rng)
    picture = draw_strip(picture, letter, look["strip"], icons, folder)
    return draw_badge(picture, letter, look["badge"], icons, folder)
