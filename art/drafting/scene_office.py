"""The office: a blue hall round a court, with a clock over its door."""

from .flora import hedge, people, plant, poplars, tufts
from .pen import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    FLAG,
    HAIR,
    LINE,
    OUTLINE,
    STONE_LIGHT,
    dots,
    line,
    oval,
    pts,
    rect,
    shade,
)
from .solid import (
    BACK,
    LEFT,
    RIGHT,
    Site,
    chimneys,
    eave_shadow,
    gablet,
    ground_shadow,
    ridge_cap,
    setting_out,
    side_wall,
    slope,
    windows,
)

WALL = "#3f78b4"
ROOF = "#666d76"
X, Y = 76, 458
W, D, H = 366, 318, 142
# Depth of a wing, and the rise of its roof.
WING, RISE = 116, 36


def court_roof(sheet, site):
    """Four hipped wings round a light well."""
    z, top = H - 3, H - 3 + RISE

    def ring(t, height):
        return site.all((t, t, height), (W - t, t, height), (W - t, D - t, height), (t, D - t, height))

    ofl, ofr, obr, obl = ring(-10, z)
    rfl, rfr, rbr, rbl = ring(WING / 2, top)
    ifl, ifr, ibr, ibl = ring(WING, z)
    # The well: its far wall and a corner of the left one show.
    sheet.path(pts([ifl, ifr, ibr, ibl]), shade(WALL, -0.12), w=LINE)
    sheet.path(pts([ibl, ifl, (ifl[0] + 24, ifl[1])]), shade(WALL, -0.6))
    for o in (22, 52, 82):
        sheet.use("w", ibl[0] + o, ibl[1] + 14)
    slope(sheet, (obl, obr), (rbl, rbr), shade(ROOF, BACK), 2, jointed=False)
    slope(sheet, (ibl, ibr), (rbl, rbr), shade(ROOF, 0.06), 4)
    slope(sheet, (obl, ofl), (rbl, rfl), shade(ROOF, LEFT), 5)
    slope(sheet, (ifl, ibl), (rfl, rbl), shade(ROOF, RIGHT), 4, jointed=False)
    slope(sheet, (ibr, ifr), (rbr, rfr), shade(ROOF, LEFT), 4)
    slope(sheet, (ofr, obr), (rfr, rbr), shade(ROOF, RIGHT), 5, jointed=False)
    slope(sheet, (ofl, ofr), (rfl, rfr), sheet.gradient("roof", shade(ROOF, 0.2), shade(ROOF, -0.05)), 6, odd=12)
    ridge_cap(sheet, pts([rfl, rfr, rbr, rbl]) + line(ofl, rfl) + line(ofr, rfr) + line(obr, rbr), ROOF)


def portico(sheet, x, y):
    """Steps, door and columns."""
    sheet.path(rect(x - 32, y - 64, 64, 56), shade(WALL, -0.5), w=HAIR)
    sheet.path(rect(x - 15, y - 52, 30, 46) + f"M{x} {y - 52}v46", "#6b4630", w=LINE)
    sheet.path(dots((x - 4, y - 28), (x + 4, y - 28)), stroke=BRASS_LIGHT, w=4)
    sheet.path(
        rect(x - 41, y - 74, 82, 12) + rect(x - 36, y - 62, 9, 56) + rect(x + 27, y - 62, 9, 56),
        CREAM,
        w=LINE,
    )
    sheet.path(rect(x - 44, y - 6, 88, 8) + rect(x - 50, y + 2, 100, 7), STONE_LIGHT, w=LINE)


def draw(sheet):
    """The whole plot."""
    site = Site(X, Y)
    setting_out(sheet, site, W, D)
    poplars(sheet, [(244 + 38 * i, 118 + i % 2 * 4, 0.9) for i in range(8)])
    plant(sheet, [(82, 340, 0.72)])
    tufts(sheet, [(60, 350, 20, 100), (500, 340, 40, 110)], 7)
    ground_shadow(sheet, site, W, D)
    side_wall(sheet, site, W, D, H, WALL, [(24 + 60 * i, z) for i in range(5) for z in (26, 86)], 26, 34)
    top = Y - H
    sheet.path(rect(X, top, W, H), sheet.gradient("wall", WALL, shade(WALL, 0.28)), w=OUTLINE)
    sheet.path(f"M{X + 4} {top + 4}v{H - 8}M{X + W - 4} {top + 4}v{H - 8}", stroke=CREAM, w=8, dash="9 3", cap="butt")
    columns = [20 + 34 * i for i in range(4)] + [228 + 34 * i for i in range(4)]
    spots = [(X + o, top + 22) for o in columns + [157, 191]] + [(X + o, top + 83) for o in columns]
    windows(sheet, "w", 18, 36, 2, 3, spots)
    sheet.path(rect(X - 3, top + 68, W + 6, 5), CREAM, w=HAIR)
    sheet.path(rect(X - 2, Y - 11, W + 4, 11), STONE_LIGHT, w=HAIR)
    eave_shadow(sheet, X, top, W)
    middle = X + W // 2
    portico(sheet, middle, Y)
    court_roof(sheet, site)
    gablet(sheet, site, 126, 114, H - 6, 38, 66, shade(WALL, 0.35), ROOF, y=-8)
    face = (middle - 2, Y - H - 6)
    sheet.path(oval(*face, 13), CREAM, stroke=BRASS, w=3)
    sheet.path(f"M{face[0]} {face[1] - 8}v8l6 3", w=LINE)
    chimneys(sheet, 20, 26, 2, [(230, 262), (400, 268), (450, 150)])
    # The forecourt.
    sheet.path(rect(middle - 30, Y + 9, 60, 33), FLAG, w=HAIR)
    hedge(sheet, f"M{X - 4} 478H{middle - 46}M{middle + 48} 478H{X + W + 76}", 18)
    people(sheet, [(middle - 10, 496, "#43506b"), (middle + 12, 490, "#6b4a43")])
