"""The nine badges: a coloured shape that names the type, a white icon in it.

Drawn in a box of 100 with the centre at (50, 50). The same drawing serves the
tiles, the app's pickers and grids, so strokes stay broad: at 24 pixels one
pixel is four units, and straight edges lie so that the white outline covers
whole pixels there.
"""

import math

from .pen import INK, num, oval, pts, rect

WHITE = "#fff"


def _cog(teeth=12, outer=46, inner=37.5):
    points = []
    for i in range(teeth):
        for turn, r in ((-0.32, inner), (-0.2, outer), (0.2, outer), (0.32, inner)):
            angle = math.tau * (i + turn) / teeth - math.pi / 2
            points.append((50 + r * math.cos(angle), 50 + r * math.sin(angle)))
    return pts(points, digits=1)


HEXAGON = "M6 50L28.5 10.4h43L94 50 71.5 89.6h-43z"
COG = _cog()
DIAMOND = "M50 5L95 50 50 95 5 50z"
OBLONG = "M6.2 18.8h87.6v62.4H6.2z"
TRIANGLE = "M50 8L95 89.6H5z"
GABLE = "M50 6L93.8 41V93.8H6.2V41z"

# Type: shape, colour. The four taverns share theirs.
MARKS = {
    "shop": (HEXAGON, "#f2a413"),
    "factory": (COG, "#56585d"),
    "tavern": (DIAMOND, "#c8202f"),
    "office": (OBLONG, "#1b62b7"),
    "park": (TRIANGLE, "#23913a"),
    "house": (GABLE, "#8b3f1f"),
}


def gift(sheet, colour):
    """A wrapped box with a bow."""
    sheet.path(rect(27, 40, 46, 13) + rect(31, 56, 38, 22), WHITE, stroke=WHITE, w=2)
    sheet.path("M50 39V80", stroke=colour, w=5.5, cap="butt")
    sheet.path("M50 37C46 22 31 19 31 28c0 7 10 9 19 9 9 0 19-2 19-9 0-9-15-6-19 9z", stroke=WHITE, w=5)


def chimney(sheet, colour):
    """A smoking chimney beside a works."""
    sheet.path("M28 76L30.5 49H28V42H46V49H43.5L45 60H57L74 54V76z", WHITE)
    sheet.path("M38 36a7 7 0 0 1 3-13 10 10 0 0 1 17-4 8 8 0 0 1 13 6 6 6 0 0 1-3 11z", WHITE)
    sheet.path("M52 69h5M63 69h5", stroke=colour, w=5, cap="butt")


def notes(sheet, colour):
    """Two notes under one beam."""
    sheet.path(oval(36, 67, 9.5, 7.5) + oval(61, 61, 9.5, 7.5), WHITE)
    sheet.path("M43.5 66V34L68.5 28V60", stroke=WHITE, w=5)
    sheet.path("M43.5 31.5L68.5 25.5V37.5L43.5 43.5z", WHITE, stroke=WHITE, w=3)


def mug(sheet, colour):
    """A full mug with a head of foam."""
    sheet.path("M63 44h5c5 0 7 3 7 6v4c0 3-2 6-7 6H63", stroke=WHITE, w=5.4)
    sheet.path("M31 40H63V67q0 4-4 4H35q-4 0-4-4z", WHITE)
    sheet.path("M33 40a6 6 0 0 1 1-11 9 9 0 0 1 15-4 8 8 0 0 1 13 6 5 5 0 0 1 0 9z", WHITE)
    sheet.path("M28 40H66", stroke=colour, w=2.8, cap="butt")
    sheet.path("M39 48V63M47 48V63M55 48V63", stroke=colour, w=3.4)


def cutlery(sheet, colour):
    """Fork and knife, side by side."""
    sheet.path("M41 50V76M60 50V76", stroke=WHITE, w=6.6)
    sheet.path("M33 30v11q0 8 8 8t8-8V30M41 30V48", stroke=WHITE, w=4.6)
    sheet.path("M57 53V25q9 4 9 21v7z", WHITE, stroke=WHITE, w=3)


def bed(sheet, colour):
    """A bed seen from its side."""
    sheet.path("M28 41V69M74 55V69", stroke=WHITE, w=6)
    sheet.path("M28 61H74", stroke=WHITE, w=9, cap="butt")
    sheet.path("M45 54V50q0-5 5-5H68q6 0 6 6v4z", WHITE)
    sheet.path(oval(37.5, 49, 6, 5), WHITE)


def nib(sheet, colour):
    """A pen nib at work, with its holder."""
    sheet.open("rotate(-30 50 50)")
    sheet.path("M8 50C24 47 34 42 41 34.5L57 39.5V60.5L41 65.5C34 58 24 53 8 50z", WHITE)
    sheet.path("M61 39.5H84q8 0 8 10.5t-8 10.5H61z", WHITE)
    sheet.path("M12 50H38", stroke=colour, w=2.8, cap="butt")
    sheet.path(oval(41, 50, 4.8), colour)
    sheet.close()


def tree(sheet, colour):
    """A tree and a bench."""
    sheet.path("M44 60V84", stroke=WHITE, w=7, cap="butt")
    sheet.path("M37 65a9 9 0 0 1-4-16 10 10 0 0 1 9-14 9 9 0 0 1 14 3 10 10 0 0 1 3 14 8 8 0 0 1-7 13z", WHITE)
    sheet.path("M61 66H77M57 76H82", stroke=WHITE, w=4.6, cap="butt")
    sheet.path("M61 76v9M77 76v9", stroke=WHITE, w=4, cap="butt")


def home(sheet, colour):
    """A house with a door and a window."""
    sheet.path("M50 23L80 47H73V80H27V47H20z", WHITE, stroke=WHITE, w=3)
    sheet.path(rect(34, 56, 12, 25) + rect(54, 55, 12, 12), colour)


ICONS = {
    "shop": gift,
    "factory": chimney,
    "tavern-music": notes,
    "tavern-drink": mug,
    "tavern-food": cutlery,
    "tavern-bed": bed,
    "office": nib,
    "park": tree,
    "house": home,
}


def mark_of(name):
    """Shape and colour of a tile name such as `tavern-bed`."""
    return MARKS[name.split("-")[0]]


def icon_key(name):
    """The key of the symbol that holds a tile's icon, on sheets that show it twice."""
    return "icon-" + name.removeprefix("tavern-")


def _shape(sheet, name, **style):
    """The badge's shape in some style; the long outline of the cog is written once only."""
    shape, _ = mark_of(name)
    if name == "factory":
        sheet.symbol("cog", lambda defs: defs.path(shape))
        sheet.use("cog", **style)
    else:
        sheet.path(shape, **style)


def badge(sheet, name):
    """The badge: ink edge, white outline, coloured ground, white icon."""
    _, colour = mark_of(name)
    _shape(sheet, name, w=8)
    _shape(sheet, name, fill=colour, stroke=WHITE, w=4.2)
    if icon_key(name) in sheet.symbols:
        sheet.use(icon_key(name), colour=colour)
    else:
        ICONS[name](sheet, colour)


def placed(sheet, name, x, y, size):
    """A badge on a tile, with the shadow it casts."""
    sheet.open(f"translate({num(x)} {num(y)})scale({size / 100:g})")
    _shape(sheet, name, fill=INK, w=8, op=0.3, move="translate(3 5)")
    badge(sheet, name)
    sheet.close()


def mini(sheet, mark, cx, cy, size, edged=True):
    """A small plain mark, as the score strips show them."""
    shape, colour = MARKS[mark]
    sheet.open(f"translate({num(cx - size / 2)} {num(cy - size / 2)})scale({size / 100:g})")
    if mark == "factory":
        # A broad dashed ring reads as a cog at this size, in a tenth of the bytes.
        if edged:
            sheet.path(oval(50, 50, 49), WHITE)
        sheet.path(oval(50, 50, 29), colour)
        sheet.path(oval(50, 50, 34), stroke=colour, w=16, dash="13.35", cap="butt")
    else:
        sheet.path(shape, colour, stroke=WHITE if edged else None, w=9 if edged else None)
    sheet.close()
