"""The shop: a yellow arcade under striped awnings."""

from .flora import people, plant, tufts
from .pen import BRASS_LIGHT, CREAM, FLAG, GLASS, HAIR, INK, LINE, OUTLINE, dots, oval, pts, rect, shade
from .solid import (
    Site,
    chimneys,
    eave_shadow,
    gablet,
    ground_shadow,
    hip_roof,
    setting_out,
    side_wall,
    windows,
)

WALL = "#e6b04a"
ROOF = "#a0633f"
STRIPE = "#d68a22"
X, Y = 86, 460
W, D, H = 352, 312, 134


def awning(sheet, w):
    """A striped awning hung from the origin."""
    drop, lean, n = 24, -7, 8
    sheet.path(rect(-4, drop, w + 4, 17), INK, op=0.35)
    cloth = pts([(0, 0), (w, 0), (w + lean, drop), (lean, drop)])
    sheet.path(cloth, CREAM)
    step = w / n
    sheet.path(
        "".join(
            pts([(i * step, 0), ((i + 1) * step, 0), ((i + 1) * step + lean, drop), (i * step + lean, drop)])
            for i in range(0, n, 2)
        ),
        STRIPE,
    )
    sheet.path(f"M{lean} {drop}" + f"a{step / 2:g} 7 0 0 0 {step:g} 0" * n + "z", CREAM, w=HAIR)
    sheet.path(cloth)


def lamp(sheet):
    """A brass street lamp standing on the origin."""
    sheet.path("M2 0h14", w=5, op=0.22)
    sheet.path("M0 0V-40", w=4)
    sheet.path("M-5-40h10l-2-13h-6zM-7-53h14L0-60z", BRASS_LIGHT, w=LINE)


def front(sheet, top):
    """The two floors to the street."""
    sheet.path(rect(X, top, W, H), sheet.gradient("wall", WALL, shade(WALL, 0.35)), w=OUTLINE)
    quoins = f"M{X + 5} {top + 4}v{H - 8}M{X + W - 5} {top + 4}v{H - 8}"
    sheet.path(quoins, stroke=CREAM, w=9, dash="9 3", cap="butt")
    windows(sheet, "w", 24, 36, 2, 3, [(X + o, top + 22) for o in (20, 60, 100, 164, 228, 268, 308)])
    sheet.path(rect(X - 3, top + 69, W + 6, 6), CREAM, w=HAIR)
    windows(sheet, "v", 118, 40, 4, 1, [(X + 16, Y - 44), (X + 218, Y - 44)])
    goods = [(X + o, Y - 10) for o in (28, 42, 58, 88, 104, 122, 232, 246, 262, 292, 308, 324)]
    sheet.path(dots(*goods), w=13)
    sheet.path(dots(*goods[::2]), stroke=BRASS_LIGHT, w=10)
    sheet.path(dots(*goods[1::2]), stroke="#c96a4a", w=10)
    sheet.path(rect(X + 152, Y - 56, 48, 56), CREAM, w=HAIR)
    sheet.path(rect(X + 157, Y - 50, 38, 50) + f"M{X + 176} {Y - 50}v50", "#6b4226", w=HAIR)
    sheet.path(rect(X + 161, Y - 45, 11, 24) + rect(X + 180, Y - 45, 11, 24), GLASS)
    sheet.symbol("awning", awning, 136)
    sheet.use("awning", X + 8, Y - 60)
    sheet.use("awning", X + 210, Y - 60)
    eave_shadow(sheet, X, top, W)


def draw(sheet):
    """The whole plot."""
    site = Site(X, Y)
    setting_out(sheet, site, W, D)
    plant(
        sheet,
        [
            (244, 132, 0.84),
            (340, 130, 0.7),
            (290, 138, 0.96),
            (440, 130, 0.76),
            (384, 138, 0.92),
            (528, 150, 0.7),
            (488, 140, 0.98),
            (88, 334, 0.8),
        ],
    )
    tufts(sheet, [(60, 350, 24, 90), (500, 320, 40, 130)], 5)
    ground_shadow(sheet, site, W, D)
    # Pavement before the shop.
    sheet.path(rect(48, Y, 504, 40), FLAG)
    sheet.path(f"M48 {Y}h504m0 13H48m0 13h504", w=HAIR, op=0.5)
    sheet.path(f"M48 {Y + 7}h504M66 {Y + 20}h486M52 {Y + 33}h500", w=12, dash="1.2 37", cap="butt", op=0.35)
    side_wall(sheet, site, W, D, H, WALL, [(30 + 66 * i, 74) for i in range(4)])
    front(sheet, Y - H)
    hip_roof(sheet, site, (-10, -12, W + 10, D + 10), H - 3, 76, 112, ROOF)
    gablet(sheet, site, 123, 104, H - 7, 40, 84, shade(WALL, 0.35), ROOF, y=-6)
    sheet.path(oval(X + 175, Y - H - 5, 9), GLASS, stroke=CREAM, w=4)
    chimneys(sheet, 22, 32, 2, [(262, 186), (424, 176)])
    # Street life.
    sheet.symbol("lamp", lamp)
    sheet.use("lamp", 70, 484)
    sheet.use("lamp", 512, 484)
    crates = [(430 + i * 26, 468) for i in range(2)]
    sheet.path("".join(rect(x, y, 22, 15) for x, y in crates), "#a8754a", w=LINE)
    sheet.path(dots(*((x + k, y) for x, y in crates for k in (4, 11, 18))), stroke="#b9473a", w=8)
    people(sheet, [(318, 493, "#7a4a5c"), (116, 490, "#50687c"), (138, 494, "#6d7a4a")])
