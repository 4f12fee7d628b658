"""The houses: a terrace of three gabled homes with gardens."""

from .flora import flowers, hedge, people, plant, tufts
from .pen import CREAM, FLAG, HAIR, LINE, OUTLINE, line, pts, rect, shade
from .solid import (
    LEFT,
    RIGHT,
    Site,
    barge,
    chimneys,
    ground_shadow,
    ridge_cap,
    setting_out,
    side_wall,
    slope,
    windows,
)

ROOF = "#7d5142"
X, Y, D = 78, 456, 256
# The two designs: width, wall height, gable rise.
DESIGNS = {"low": (120, 112, 62), "high": (124, 128, 68)}
# Each home: left side, design, wall colour, door colour.
HOMES = (
    (0, "low", "#b8694a", "#47664f"),
    (120, "high", "#94503a", "#38536e"),
    (244, "low", "#c98f66", "#74383a"),
)
WIDTH = 364


def home(sheet, w, h, rise):
    """A home with its gable to the street, front left corner at the origin; walls take the current colour."""
    site, z, mid = Site(0, 0), h + rise, w / 2
    fl, fr, ft = site.all((-5, -8, h - 6), (w + 5, -8, h - 6), (mid, -8, z + 3))
    bl, br, bt = site.all((-5, D, h - 6), (w + 5, D, h - 6), (mid, D, z + 3))
    slope(sheet, (bl, fl), (bt, ft), shade(ROOF, LEFT), 6, odd=5)
    slope(sheet, (fr, br), (ft, bt), shade(ROOF, RIGHT), 6)
    ridge_cap(sheet, line(ft, bt), ROOF)
    sheet.path(pts([(0, 0), (0, -h), (mid, -z), (w, -h), (w, 0)]), "currentColor", w=OUTLINE)
    rows = "".join(f"M{3 + k % 4} {-k}h{w - 8}" for k in range(7, h, 14))
    sheet.path(rows, w=7, dash="1.2 12", cap="butt", op=0.22)
    sheet.path(rect(0, 60 - h, w, 5), CREAM, w=HAIR)
    barge(sheet, fl, ft, fr)
    for x, y in ((mid - 11, -h - 24), (22, 22 - h), (w - 44, 22 - h)):
        sheet.use("w", x, y)
    sheet.use("v", w - 58, -40)
    sheet.path(rect(16, -46, 32, 46), CREAM, w=HAIR)
    sheet.path("M10-44L32-57 54-44z", shade(ROOF, 0.1), w=LINE)


def draw(sheet):
    """The whole plot."""
    site = Site(X, Y)
    setting_out(sheet, site, WIDTH, D)
    plant(
        sheet,
        [
            (250, 118, 0.72),
            (304, 126, 0.8),
            (404, 116, 0.74),
            (368, 140, 0.8),
            (452, 134, 0.86),
            (516, 146, 1),
            (534, 236, 0.56),
            (86, 350, 0.78),
        ],
    )
    tufts(sheet, [(60, 360, 20, 90), (490, 240, 50, 190)], 7)
    ground_shadow(sheet, site, WIDTH, D)
    windows(sheet, "w", 22, 30, 2, 2, [])
    windows(sheet, "v", 42, 28, 3, 2, [])
    for name, design in DESIGNS.items():
        sheet.symbol(name, home, *design)
    for x, design, wall, door in HOMES:
        if design == "high" or x + DESIGNS[design][0] == WIDTH:
            spots = [(30, 56), (104, 56), (178, 56)] if design == "low" else ()
            side_wall(sheet, site, x + DESIGNS[design][0], D, DESIGNS[design][1], wall, spots)
        sheet.use(design, X + x, Y, colour=wall)
        sheet.path(rect(X + x + 20, Y - 42, 24, 42), door, w=HAIR)
        sheet.path(f"M{X + x + 25} {Y - 36}h14v9h-14z", stroke=CREAM, w=LINE)
        sheet.path(pts([(X + x + 22, Y), (X + x + 44, Y), (X + x + 40, 500), (X + x + 12, 500)]), FLAG, w=HAIR)
    chimneys(sheet, 18, 32, 2, [(188, 230), (322, 206), (442, 226)])
    beds = "".join(f"M{X + x + 58} {Y + 9}h{DESIGNS[design][0] - 64}" for x, design, *_ in HOMES)
    hedge(sheet, beds, 12)
    flowers(sheet, beds, "#e7d27c", 5, 13)
    fence = "M56 486H86M120 486H206M242 486H330M366 486H544"
    sheet.path(fence, w=20, dash="5.4 5", cap="butt")
    sheet.path(fence, w=6, cap="butt")
    sheet.path(fence, stroke=CREAM, w=17, dash="3.4 7", cap="butt")
    sheet.path(fence, stroke=CREAM, w=3, cap="butt")
    people(sheet, [(346, 493, "#7a4a5c")])
