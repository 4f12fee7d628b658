"""Trees, hedges, flowers and small figures."""

import math

from .pen import INK, LAWN_DARK, LEAF, LEAF_DARK, LEAF_LIGHT, LINE, num, oval

SKIN = "#e8c49f"


def cloud(sheet, cx, cy, rx, ry, lobes, wobble=0.1):
    """Path data of a leafy outline: a ring of outward arcs."""
    turn = sheet.random.random() * math.tau
    corners = []
    for i in range(lobes):
        angle = turn + math.tau * i / lobes + sheet.random.uniform(-wobble, wobble)
        corners.append((round(cx + rx * math.cos(angle)), round(cy + ry * math.sin(angle))))
    d = f"M{corners[0][0]} {corners[0][1]}"
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        r = round(math.hypot(x1 - x0, y1 - y0) * 0.56) or 1
        d += f"a{r} {r} 0 0 1 {x1 - x0} {y1 - y0}"
    return d + "z"


def _tree(sheet, fill, light, dark):
    """A broad tree 40 in radius, its foot at the origin."""
    sheet.path(oval(24, -4, 38, 18), INK, op=0.22)
    sheet.path("M-3 0C0-12-4-20-8-30H8C4-20 0-12 4 0z", "#6a4e3a", w=LINE)
    sheet.path(cloud(sheet, 0, -50, 35, 33, 9), dark, w=2.4)
    sheet.path(cloud(sheet, -4, -54, 29, 26, 8), fill)
    sheet.path(cloud(sheet, -10, -61, 18, 15, 6), light)
    sheet.path(
        "M8-32q4-6 8 0q4-6 8 0M-20-34q4-6 8 0q4-6 8 0M14-56q4-6 8 0M-4-48q4-6 8 0q4-6 8 0M-24-58q4-6 8 0",
        w=1.4,
    )


def plant(sheet, spots, key="tree", fill=LEAF, light=LEAF_LIGHT, dark=LEAF_DARK):
    """Trees of one kind at spots (x, y, size); 1 is 40 in radius. Back ones first."""
    sheet.symbol(key, _tree, fill, light, dark)
    for spot in spots:
        sheet.use(key, *spot)


def _poplar(sheet, fill, light):
    sheet.path(oval(14, -2, 18, 6), INK, op=0.22)
    sheet.path("M0 0C-20-14-12-50 0-62C12-50 20-14 0 0z", fill, w=2)
    sheet.path("M-4-8C-14-20-8-44-1-54C-2-40 0-24-4-8z", light)


def poplars(sheet, spots, fill=LEAF_DARK, light=LEAF):
    """Slim upright trees at spots (x, y, size); 1 is 62 high."""
    sheet.symbol("poplar", _poplar, fill, light)
    for spot in spots:
        sheet.use("poplar", *spot)


def hedge(sheet, d, size=16, fill=LEAF, light=LEAF_LIGHT):
    """A clipped hedge along path data: a dotted line of round bushes."""
    step = f"0 {num(size * 0.6)}"
    sheet.path(d, w=size + 3.6, dash=step)
    sheet.path(d, stroke=fill, w=size, dash=step)
    sheet.path(d, stroke=light, w=size * 0.36, dash=f"1 {num(size * 0.6 - 1)}", move="translate(-2-3)")


def flowers(sheet, d, colour, size=5, step=9):
    """A row of blossoms along path data."""
    sheet.path(d, stroke=colour, w=size, dash=f"0 {num(step)}")


def tufts(sheet, boxes, count, stroke=LAWN_DARK):
    """Grass tufts scattered over boxes (x, y, w, h)."""
    d = ""
    for x, y, w, h in boxes:
        for _ in range(count):
            d += f"M{round(x + sheet.random.random() * w)} {round(y + sheet.random.random() * h)}l2-5 2 5"
    sheet.path(d, stroke=stroke, w=1.5)


def _person(sheet):
    sheet.path("M4 0h12", w=7, op=0.22)
    sheet.path("M-8 0l3-28H5L8 0z", "currentColor", w=LINE)
    sheet.path(oval(0, -33, 5.5), SKIN, w=LINE)
    sheet.path("M-7-37H7M-3-40H3", w=4)


def people(sheet, spots):
    """People in long coats at spots (x, y, coat colour)."""
    sheet.symbol("person", _person)
    for x, y, coat in spots:
        sheet.use("person", x, y, colour=coat)
