"""Icons as somebody draws them who has seen the game once: a few plain shapes each, on a square of side 1."""

import numpy as np
from PIL import Image, ImageDraw

SMOOTH = 4


class Pen:
    """Draws on a square in shares of its side; `hollow` keeps to outlines."""

    def __init__(self, size, width, hollow):
        self.side = size * SMOOTH
        self.image = Image.new("L", (self.side, self.side))
        self.draw = ImageDraw.Draw(self.image)
        self.width, self.hollow = max(1, int(width * self.side)), hollow

    def _at(self, points):
        return [(x * self.side, y * self.side) for x, y in points]

    def area(self, *points, solid=False):
        points = self._at(points)
        if self.hollow and not solid:
            self.draw.line([*points, points[0], points[1]], fill=255, width=self.width, joint="curve")
        else:
            self.draw.polygon(points, fill=255)

    def box(self, x0, y0, x1, y1, solid=False):
        self.area((x0, y0), (x1, y0), (x1, y1), (x0, y1), solid=solid)

    def oval(self, x, y, rx, ry=None, solid=False):
        ry = rx if ry is None else ry
        box = [(x - rx) * self.side, (y - ry) * self.side, (x + rx) * self.side, (y + ry) * self.side]
        if self.hollow and not solid:
            self.draw.ellipse(box, outline=255, width=self.width)
        else:
            self.draw.ellipse(box, fill=255)

    def line(self, *points):
        self.draw.line(self._at(points), fill=255, width=self.width, joint="curve")

    def clear(self, x0, y0, x1, y1):
        self.draw.rectangle([v * self.side for v in (x0, y0, x1, y1)], fill=0)


def gift(p, rng):
    p.box(0.14, 0.42, 0.86, 0.92)
    p.box(0.08, 0.28, 0.92, 0.44)
    if not p.hollow:
        p.clear(0.45, 0.45, 0.55, 0.92)
    else:
        p.line((0.5, 0.28), (0.5, 0.92))
    p.oval(0.36, 0.19, 0.13, 0.08)
    p.oval(0.64, 0.19, 0.13, 0.08)


def factory(p, rng):
    roof = rng.uniform(0.48, 0.6)
    teeth = [(0.08, 0.92), (0.08, roof), (0.34, 0.4), (0.34, roof), (0.6, 0.4), (0.6, roof), (0.92, roof), (0.92, 0.92)]
    p.area(*teeth)
    p.area((0.7, roof), (0.72, 0.12), (0.84, 0.12), (0.86, roof))


def note(p, rng):
    top = rng.uniform(0.1, 0.18)
    p.oval(0.26, 0.8, 0.14, 0.1, solid=True)
    p.oval(0.72, 0.74, 0.14, 0.1, solid=True)
    p.box(0.35, top, 0.4, 0.8, solid=True)
    p.box(0.81, top - 0.04, 0.86, 0.74, solid=True)
    p.area((0.35, top), (0.86, top - 0.06), (0.86, top + 0.1), (0.35, top + 0.16), solid=True)


def mug(p, rng):
    p.box(0.18, 0.24, 0.62, 0.92)
    for r in (0.2, 0.19, 0.18, 0.17):
        side = p.side
        p.draw.arc([(0.62 - r) * side, (0.56 - r) * side, (0.62 + r) * side, (0.56 + r) * side], -90, 90, 255, p.width)
    for x in (0.24, 0.4, 0.56):
        p.oval(x, 0.2, 0.11, 0.09)


def cutlery(p, rng):
    for x in (0.22, 0.3, 0.38):
        p.box(x - 0.02, 0.08, x + 0.02, 0.36, solid=True)
    p.box(0.2, 0.34, 0.4, 0.42, solid=True)
    p.box(0.27, 0.4, 0.33, 0.94, solid=True)
    p.area((0.66, 0.08), (0.78, 0.2), (0.78, 0.52), (0.66, 0.52))
    p.box(0.66, 0.5, 0.73, 0.94, solid=True)


def bed(p, rng):
    p.box(0.05, 0.3, 0.12, 0.86, solid=True)
    p.box(0.88, 0.5, 0.95, 0.86, solid=True)
    p.box(0.08, 0.62, 0.92, 0.74)
    p.oval(0.26, 0.53, 0.11, 0.08)
    p.area((0.42, 0.62), (0.46, 0.46), (0.9, 0.48), (0.9, 0.62))


def pen(p, rng):
    tip, back = (0.12, 0.9), rng.uniform(0.84, 0.92)
    p.area(tip, (0.2, 0.68), (back - 0.12, 0.1), (back, 0.22), (0.34, 0.82))
    if not p.hollow:
        p.draw.line(p._at([tip, (0.4, 0.6)]), fill=0, width=p.width // 2)


def tree(p, rng):
    p.box(0.45, 0.6, 0.55, 0.94, solid=True)
    if rng.random() < 0.5:
        p.oval(0.5, 0.38, 0.3, 0.32)
    else:
        p.area((0.5, 0.06), (0.78, 0.45), (0.22, 0.45))
        p.area((0.5, 0.26), (0.85, 0.72), (0.15, 0.72))


def house(p, rng):
    p.area((0.5, 0.1), (0.95, 0.5), (0.05, 0.5))
    p.box(0.16, 0.48, 0.84, 0.92)
    if not p.hollow:
        p.clear(0.43, 0.64, 0.57, 0.92)


DOODLES = {"S": gift, "F": factory, "M": note, "D": mug, "E": cutlery, "B": bed, "O": pen, "P": tree, "H": house}


def doodle(letter, size, rng, hollow=False, width=0.06):
    """The icon of a letter as coverage 0..1."""
    drawn = Pen(size, width, hollow)
    DOODLES[letter](drawn, rng)
    return np.asarray(drawn.image.resize((size, size), Image.LANCZOS), np.float32) / 255
