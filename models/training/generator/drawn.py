"""Icons drawn by rule, each time otherwise: what packs draw alike, an illustrator may not.

Every function draws white ink on a square of 0 to 100 and stands for one kind. They are only for
training: validation keeps to the packs' held-out glyphs.
"""

import cv2
import numpy as np

from .icons import ICON_PX, trim

SIDE = 2 * ICON_PX


class Sheet:
    """A black square to draw on in shares of 100, with ink 1 or, to cut out, 0."""

    def __init__(self):
        self.mask = np.zeros((SIDE, SIDE), np.uint8)

    def points(self, *pairs) -> np.ndarray:
        return np.round(np.array(pairs, float) / 100 * SIDE).astype(np.int32)

    def shape(self, *pairs, ink: int = 1) -> None:
        cv2.fillPoly(self.mask, [self.points(*pairs)], 255 * ink, cv2.LINE_AA)

    def box(self, x0, y0, x1, y1, ink: int = 1) -> None:
        self.shape((x0, y0), (x1, y0), (x1, y1), (x0, y1), ink=ink)

    def disc(self, x, y, rx, ry=None, ink: int = 1, turn: float = 0) -> None:
        axes = self.points((rx, ry or rx))[0]
        cv2.ellipse(self.mask, self.points((x, y))[0].tolist(), axes.tolist(), turn, 0, 360, 255 * ink, -1, cv2.LINE_AA)

    def line(self, *pairs, wide: float, ink: int = 1) -> None:
        thick = max(1, round(wide / 100 * SIDE))
        cv2.polylines(self.mask, [self.points(*pairs)], False, 255 * ink, thick, cv2.LINE_AA)


def factory(s: Sheet, rng) -> None:
    """A hall with a flat, sawtooth or pitched roof, one to three chimneys, perhaps smoke."""
    top, left, right = rng.uniform(45, 75), rng.uniform(4, 20), rng.uniform(80, 96)
    s.box(left, top, right, 94)
    roof = rng.integers(4)
    teeth = int(rng.integers(2, 5))
    step = (right - left) / teeth
    if roof in (1, 2):  # sawteeth, leaning either way
        rise, lean = rng.uniform(10, 24), rng.integers(2)
        for k in range(teeth):
            a, b = left + k * step, left + (k + 1) * step
            s.shape((a, top + 1), (a if lean else b, top - rise), (b, top + 1))
    if roof == 3:
        s.shape((left, top + 1), ((left + right) / 2, top - rng.uniform(8, 20)), (right, top + 1))
    chimneys = int(rng.integers(1, 4))
    places = rng.permutation(np.linspace(left + 9, right - 9, 5))[:chimneys]
    for x in places:
        high, foot, head = rng.uniform(12, top - 18), rng.uniform(4, 9), rng.uniform(3, 7)
        s.shape((x - head, high), (x + head, high), (x + foot, top + 4), (x - foot, top + 4))
        if rng.random() < 0.6:
            drift, r = rng.choice([-1, 1]) * rng.uniform(3, 9), rng.uniform(3, 7)
            for k in range(int(rng.integers(1, 4))):
                s.disc(x + drift * (k + 0.6), high - 5 - 6 * k, r + k * 1.5, r * 0.8 + k)
    if rng.random() < 0.6:  # windows and a door
        for x in np.linspace(left + 12, right - 12, int(rng.integers(2, 5))):
            s.box(x - 4, top + 10, x + 4, top + rng.uniform(16, 22), ink=0)
    if rng.random() < 0.3:
        s.box(44, 78, 56, 95, ink=0)


def bed(s: Sheet, rng) -> None:
    """From the side: posts, mattress, pillow or sleeper; from above now and then."""
    if rng.random() < 0.2:
        s.box(22, 6, 78, 94)
        s.box(28, 14, 49 if rng.random() < 0.5 else 72, 30, ink=0)
        s.line((22, 42), (78, 42 + rng.uniform(-6, 6)), wide=4, ink=0)
        return
    floor, mattress, post = rng.uniform(80, 92), rng.uniform(54, 66), rng.uniform(5, 10)
    s.box(6, rng.uniform(16, 40), 6 + post, floor)
    s.box(94 - post, rng.uniform(38, mattress), 94, floor)
    s.box(6, mattress, 94, mattress + rng.uniform(8, 20))
    if rng.random() < 0.6:
        s.disc(25, mattress - 10, rng.uniform(6, 9), rng.uniform(5, 8))
    if rng.random() < 0.6:  # the cover, arched or flat
        if rng.random() < 0.5:
            s.box(rng.uniform(36, 44), mattress - rng.uniform(8, 18), 92, mattress - 2)
        else:
            s.disc(66, mattress - 2, 26, rng.uniform(9, 18))


def drink(s: Sheet, rng) -> None:
    """A mug with a handle, a stemmed glass or a tumbler."""
    if rng.random() < 0.6:
        x0, x1, top, foot = rng.uniform(14, 24), rng.uniform(56, 68), rng.uniform(20, 32), rng.uniform(86, 94)
        lean = rng.uniform(-3, 5)
        handle, wide = rng.uniform(12, 22), rng.uniform(5, 9)
        y, r = (top + foot) / 2, rng.uniform(14, 22)
        s.disc(x1, y, handle + wide / 2, r + wide / 2)
        s.disc(x1, y, handle - wide / 2, r - wide / 2, ink=0)
        s.shape((x0, top), (x1, top), (x1 - lean, foot), (x0 + lean, foot))
        if rng.random() < 0.6:  # foam
            for x in np.linspace(x0 + 4, x1 - 4, int(rng.integers(3, 5))):
                s.disc(x, top - rng.uniform(0, 4), rng.uniform(7, 11))
        if rng.random() < 0.5:
            for x in np.linspace(x0, x1, int(rng.integers(4, 6)))[1:-1]:
                s.line((x, top + 14), (x, foot - 8), wide=rng.uniform(3, 6), ink=0)
        return
    rim, bowl, stem = rng.uniform(16, 32), rng.uniform(38, 62), rng.uniform(4, 8)
    if rng.random() < 0.5:
        s.shape((50 - rim, 8), (50 + rim, 8), (50, bowl))
    else:
        s.disc(50, 8 + bowl / 2, rim * 0.8, bowl / 2)
        s.box(10, 0, 90, rng.uniform(10, 18), ink=0)
    s.line((50, bowl - 8), (50, 90), wide=stem)
    s.line((50 - rng.uniform(14, 24), 92), (50 + rng.uniform(14, 24), 92), wide=6)


def food(s: Sheet, rng) -> None:
    """A fork beside a knife or spoon, upright or crossed, or around a plate."""
    fork, other = Sheet(), Sheet()
    wide, tines = rng.uniform(6, 10), int(rng.integers(2, 5))
    span, cup = rng.uniform(7, 13), rng.uniform(32, 46)
    for x in np.linspace(50 - span, 50 + span, tines):
        fork.line((x, 6), (x, cup), wide=rng.uniform(3.5, 6))
    fork.disc(50, cup, span + 2, rng.uniform(7, 13))
    fork.line((50, cup), (50, 94), wide=wide)
    if rng.random() < 0.6:
        edge = rng.uniform(8, 15)
        other.shape((50 - wide / 2, 6), (50 + edge / 2, 14), (50 + edge, 54), (50 - wide / 2, 58))
    else:
        other.disc(50, 24, rng.uniform(9, 13), rng.uniform(14, 19))
    other.line((50, 30), (50, 94), wide=wide)
    crossed = rng.random() < 0.3
    plate = not crossed and rng.random() < 0.25
    apart = SIDE * (0.34 if plate else rng.uniform(0.13, 0.2))
    for part, side in ((fork, -1), (other, 1)):
        m = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), -side * rng.uniform(30, 45) if crossed else 0, 1)
        m[0, 2] += 0 if crossed else side * apart
        s.mask = np.maximum(s.mask, cv2.warpAffine(part.mask, m, (SIDE, SIDE)))
    if plate:
        s.disc(50, 50, 22)
        if rng.random() < 0.6:
            s.disc(50, 50, 14, ink=0)


def music(s: Sheet, rng) -> None:
    """One note with a flag, or two under a beam."""
    head, stem, lean = rng.uniform(9, 14), rng.uniform(4, 7), rng.uniform(-25, 0)
    low = rng.uniform(76, 86)
    if rng.random() < 0.4:
        x = rng.uniform(38, 46)
        s.disc(x - head + stem / 2, low, head, head * 0.75, turn=lean)
        s.line((x, low), (x, 10), wide=stem)
        s.line((x, 12), (x + rng.uniform(14, 24), 28), (x + rng.uniform(16, 26), rng.uniform(40, 56)), wide=stem)
        return
    x0, x1, y0, y1 = rng.uniform(28, 36), rng.uniform(76, 88), rng.uniform(10, 24), rng.uniform(8, 18)
    for x, y in ((x0, y0), (x1, y1)):
        s.disc(x - head + stem / 2, low - (y0 - y), head, head * 0.75, turn=lean)
        s.line((x, low - (y0 - y)), (x, y), wide=stem)
    beam = rng.uniform(7, 14)
    s.shape((x0 - stem / 2, y0), (x1 + stem / 2, y1), (x1 + stem / 2, y1 + beam), (x0 - stem / 2, y0 + beam))


def house(s: Sheet, rng) -> None:
    eaves, wall, peak = rng.uniform(40, 56), rng.uniform(14, 26), rng.uniform(6, 20)
    over = rng.uniform(0, 14)
    s.shape((wall - over, eaves), (50, peak), (100 - wall + over, eaves))
    s.box(wall, eaves - 1, 100 - wall, rng.uniform(84, 94))
    if rng.random() < 0.4:
        s.box(68, peak + 4, 76, eaves)
    if rng.random() < 0.7:
        s.box(rng.uniform(38, 44), rng.uniform(60, 68), rng.uniform(54, 62), 95, ink=0)
    if rng.random() < 0.3:
        for x in (30, 62):
            s.box(x, eaves + 6, x + 10, eaves + 16, ink=0)


def park(s: Sheet, rng) -> None:
    """A round, cloudy or pointed tree, or a small group of them."""
    for x, size in [(50, 1.0)] if rng.random() < 0.6 else [(32, 0.8), (66, rng.uniform(0.6, 0.9))]:
        trunk, crown = rng.uniform(4, 8) * size, rng.uniform(24, 36) * size
        s.box(x - trunk, 92 - 50 * size, x + trunk, 94)
        middle = 92 - 24 * size - crown
        kind = rng.integers(3)
        if kind == 0:
            s.disc(x, middle, crown, crown * rng.uniform(0.85, 1.2))
        elif kind == 1:
            for a in rng.uniform(0, 6.3) + np.arange(5) * 1.26:
                s.disc(x + 0.5 * crown * np.cos(a), middle + 0.45 * crown * np.sin(a), crown * rng.uniform(0.5, 0.65))
        else:
            tiers = int(rng.integers(1, 4))
            for k in range(tiers):
                low = middle + crown - k * crown * 0.55
                s.shape(
                    (x - crown * (1 - 0.2 * k), low),
                    (x, low - crown * (2 if tiers == 1 else 1)),
                    (x + crown * (1 - 0.2 * k), low),
                )


def office(s: Sheet, rng) -> None:
    """A pen or its nib, aslant."""
    part = Sheet()
    wide = rng.uniform(9, 20)
    if rng.random() < 0.6:  # a nib
        shoulder = rng.uniform(34, 50)
        part.shape((50 - wide * 0.7, 8), (50 + wide * 0.7, 8), (50 + wide, shoulder), (50, 94), (50 - wide, shoulder))
        part.line((50, 92), (50, rng.uniform(44, 56)), wide=rng.uniform(2, 4), ink=0)
        part.disc(50, rng.uniform(40, 50), rng.uniform(3, 6), ink=0)
    else:
        wide *= 0.6
        part.box(50 - wide, 4, 50 + wide, 72)
        part.shape((50 - wide, 74), (50 + wide, 74), (50, 96))
        if rng.random() < 0.5:
            part.line((40, 22), (60, 22), wide=3, ink=0)
    turn = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), rng.choice([-1, 1]) * rng.uniform(0, 55), 1)
    s.mask = cv2.warpAffine(part.mask, turn, (SIDE, SIDE))
    if rng.random() < 0.3:
        s.line((14, 94), (rng.uniform(50, 86), 94), wide=4)


def shop(s: Sheet, rng) -> None:
    """A parcel with a bow, or a bag."""
    if rng.random() < 0.25:
        s.shape((18, 34), (82, 34), (88, 94), (12, 94))
        s.line((34, 40), (34, 22), (42, 12), (58, 12), (66, 22), (66, 40), wide=rng.uniform(5, 8))
        return
    lid, x0 = rng.uniform(34, 44), rng.uniform(8, 16)
    s.box(x0, lid, 100 - x0, lid + 16)
    s.box(x0 + 5, lid + 18 * (rng.random() < 0.6), 100 - x0 - 5, 94)
    if rng.random() < 0.8:
        s.line((50, lid - 4), (50, 96), wide=rng.uniform(4, 12), ink=0)
    for side in (-1, 1):
        turn, size = side * rng.uniform(20, 40), rng.uniform(11, 16)
        s.disc(50 + side * size, lid - 10, size, size * 0.6, turn=turn)
        if rng.random() < 0.6:
            s.disc(50 + side * size, lid - 10, size * 0.5, size * 0.25, turn=turn, ink=0)


DRAW = {"S": shop, "F": factory, "M": music, "D": drink, "E": food, "B": bed, "O": office, "P": park, "H": house}


def draw(kind: str, rng: np.random.Generator) -> np.ndarray:
    """A fresh icon of this kind, as a mask of side ICON_PX."""
    sheet = Sheet()
    DRAW[kind](sheet, rng)
    return trim(cv2.resize(sheet.mask, (ICON_PX, ICON_PX), interpolation=cv2.INTER_AREA))
