"""The tavern: one half-timbered building with a paved terrace."""

from .flora import hedge, plant, tufts
from .pen import (
    BRASS_LIGHT,
    CREAM,
    FLAG,
    GLASS,
    HAIR,
    INK,
    LINE,
    OUTLINE,
    TIMBER,
    line,
    mix,
    num,
    oval,
    pts,
    rect,
    shade,
)
from .scene_terraces import TERRACES
from .solid import (
    BACK,
    LEFT,
    RIGHT,
    SIDE,
    Site,
    barge,
    chimneys,
    eave_shadow,
    ground_shadow,
    ridge_cap,
    setting_out,
    side_wall,
    slope,
    windows,
)

WALL = "#bf3b36"
ROOF = "#74473f"
X, Y = 236, 444
W, D, H, RISE = 222, 300, 116, 84
# The wing that steps forward: left side, width, depth, height, rise.
WX, WW, WD, WH, WR = 96, 118, 38, 104, 56


def main_block(sheet, site):
    """The long house: ridge across, end wall to the right."""
    side_wall(sheet, site, W, D, H, WALL)
    sheet.path(pts(site.all((W, 0, H), (W, D, H), (W, D / 2, H + RISE))), shade(WALL, SIDE), w=OUTLINE)
    frame = (
        line(site.at(W, 0, 62), site.at(W, D, 62))
        + line(site.at(W, 100), site.at(W, 100, H))
        + line(site.at(W, 200), site.at(W, 200, H))
    )
    sheet.path(frame, stroke=TIMBER, w=4)
    panes = "".join(pts(site.all((W, y, 70), (W, y + 34, 70), (W, y + 34, 98), (W, y, 98))) for y in (34, 134, 234))
    sheet.path(panes, GLASS, stroke=shade(CREAM, -0.25), w=2.2)
    top = Y - H
    sheet.path(rect(X, top, W, H), WALL, w=OUTLINE)
    beams = f"M{X} {top + 64}h{WX}M{X + 3} {top}V{Y}M{X + 48} {top}v64"
    sheet.path(beams, stroke=TIMBER, w=5)
    windows(sheet, "w", 24, 30, 2, 2, [(X + 13, top + 23), (X + 60, top + 23)])
    door(sheet, X + 34, Y)
    eave_shadow(sheet, X, top, W)
    fl, fr, br, bl = site.all((-10, -10, H - 4), (W + 8, -10, H - 4), (W + 8, D + 8, H - 4), (-10, D + 8, H - 4))
    rl, rr = site.all((-10, D / 2, H + RISE), (W + 8, D / 2, H + RISE))
    slope(sheet, (bl, br), (rl, rr), shade(ROOF, BACK), 1)
    paint = sheet.gradient("roof", shade(ROOF, 0.22), shade(ROOF, -0.06))
    slope(sheet, (fl, fr), (rl, rr), paint, 10, odd=6)
    ridge_cap(sheet, line(rl, rr), ROOF)
    chimneys(sheet, 26, 42, 3, [(312, 196)])


def wing(sheet, site):
    """The timbered gable that steps towards the street."""
    (x, y), right = site.at(WX, -WD), WX + WW
    side = site.all((right, -WD), (right, 0), (right, 0, WH), (right, -WD, WH))
    (ax, ay), (bx, by) = side[:2]
    sheet.path(pts([(ax, ay), (bx, by), (bx + 30, by + 10), (ax + 26, ay + 8)]), INK, op=0.24)
    sheet.path(pts(side), shade(WALL, SIDE), w=OUTLINE)
    mid = WX + WW / 2
    fl, fr, ft = site.all((WX - 7, -WD - 8, WH - 6), (right + 7, -WD - 8, WH - 6), (mid, -WD - 8, WH + WR + 3))
    # The wing's ridge runs back until it meets the main slope.
    back = site.at(mid, (WR + WH - H) / RISE * D / 2, WH + WR + 3)
    bl, br = site.at(WX - 7, -10, WH - 2), site.at(right + 7, -10, WH - 2)
    slope(sheet, (bl, fl), (back, ft), shade(ROOF, LEFT), 5)
    slope(sheet, (fr, br), (ft, back), shade(ROOF, RIGHT), 5, jointed=False)
    ridge_cap(sheet, line(ft, back), ROOF)
    c = x + WW / 2
    sheet.path(
        pts([(x, y), (x, y - WH), (c, y - WH - WR), (x + WW, y - WH), (x + WW, y)]),
        shade(WALL, 0.06),
        w=OUTLINE,
    )
    sheet.path(rect(x, y - 48, WW, 48), shade(WALL, -0.22))
    beams = f"M{num(x)} {num(y - 50)}h{WW}m0-54h-{WW}"
    beams += "".join(line((px, y), (px, y - WH)) for px in (x + 3, x + WW - 3)) + line((c, y - 50), (c, y - WH))
    beams += line((x + 20, y - WH), (c - 16, y - WH - 30)) + line((x + WW - 20, y - WH), (c + 16, y - WH - 30))
    sheet.path(beams, stroke=TIMBER, w=5)
    for px in (x + 20, x + WW - 44):
        sheet.use("w", px, y - 94)
    windows(sheet, "v", 38, 26, 3, 2, [(x + 11, y - 39), (x + WW - 49, y - 39)])
    sheet.path(oval(c, y - WH - 17, 9), GLASS, stroke=CREAM, w=4)
    barge(sheet, fl, ft, fr)


def door(sheet, x, y):
    """The tavern door with its lantern."""
    sheet.path(rect(x - 20, y - 47, 40, 47), TIMBER, w=HAIR)
    sheet.path(rect(x - 15, y - 42, 30, 42), "#96633d", w=HAIR)
    sheet.path(rect(x - 9, y - 36, 18, 12), GLASS)
    sheet.path(oval(x + 32, y - 36, 5, 6), BRASS_LIGHT, w=LINE)


def terrace(sheet, site):
    """Flagstones up the left side of the house."""
    a, b, c, d = site.all((-176, -42), (100, -42), (0, 290), (-176, 290))
    sheet.path(pts([a, b, site.at(100), site.at(0), c, d]), FLAG, w=LINE)
    rows = joints = ""
    for i in range(10):
        p, q = mix(a, d, i / 10), mix((X + 4, a[1]), c, i / 10)
        rows += line(p, q) if i else ""
        joints += line((p[0] + 8 + i % 2 * 14, p[1] - 10.5), (q[0], q[1] - 10.5))
    sheet.path(rows, w=HAIR, op=0.4)
    sheet.path(joints, w=20, dash="1.2 27", cap="butt", op=0.28)


def awning(sheet, site):
    """Red and cream canvas on posts, fixed under the left eave."""
    quad = site.all((-116, 150, 66), (4, 150, 100), (4, 282, 100), (-116, 282, 66))
    sheet.path(pts(site.all((-100, 130), (20, 130), (20, 270), (-100, 270))), INK, op=0.24)
    post = line(site.at(-112, 152, 64), site.at(-112, 152))
    sheet.path(post, w=7)
    sheet.path(post, stroke="#96633d", w=4)
    near, right, far, left = quad
    sheet.path(pts(quad), CREAM)
    n = 7
    stripes = "".join(
        pts(
            [
                mix(near, right, i / n),
                mix(near, right, (i + 1) / n),
                mix(left, far, (i + 1) / n),
                mix(left, far, i / n),
            ]
        )
        for i in range(0, n, 2)
    )
    sheet.path(stripes, WALL)
    dx, dy = (right[0] - near[0]) / n, (right[1] - near[1]) / n
    scallop = f"q{num(dx / 2)} {num(dy / 2 + 15)} {num(dx)} {num(dy)}"
    sheet.path(f"M{num(near[0])} {num(near[1])}" + scallop * n + "z", CREAM, w=HAIR)
    sheet.path(pts(quad))


def drawer(kind):
    """A function that draws the plot of one kind of tavern."""

    def draw(sheet):
        site = Site(X, Y)
        setting_out(sheet, site, W, D)
        tufts(sheet, [(60, 250, 50, 60), (525, 260, 16, 180)], 3)
        plant(
            sheet,
            [
                (262, 134, 0.8),
                (390, 134, 0.76),
                (330, 146, 1),
                (440, 146, 0.94),
                (512, 148, 1),
                (80, 300, 0.66),
            ],
        )
        terrace(sheet, site)
        ground_shadow(sheet, site, W, D, 34)
        awning(sheet, site)
        main_block(sheet, site)
        wing(sheet, site)
        path = [(X + 14, Y + 27), (X + 54, Y + 27), (X + 44, 500), (X, 500)]
        sheet.path(pts(path), FLAG, w=HAIR)
        hedge(sheet, f"M64 330V470M62 486H{X - 12}M{X + 64} 488H542", 14)
        TERRACES[kind](sheet)

    return draw
