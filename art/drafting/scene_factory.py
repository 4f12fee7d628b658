"""The factory: saw-tooth sheds, a tall stack and a siding."""

from .flora import cloud, people, tufts
from .pen import BRASS, GLASS, GLASS_LIGHT, HAIR, INK, LINE, OUTLINE, line, mix, oval, pts, rect, shade
from .solid import SIDE, Site, ground_shadow, setting_out, slope, windows

WALL = "#99a0a4"
ROOF = "#737b83"
YARD = "#c7b999"
X, Y = 70, 446
W, D, H, TEETH, RISE = 360, 272, 98, 4, 50


def chimney(sheet, x, y, h, w=38):
    """A round brick stack with a brass band."""
    t = w * 0.34
    sheet.path(pts([(x, y), (x + w / 2, y - 6), (x + 44, y + 22), (x + 30, y + 28)]), INK, op=0.24)
    foot = [(x - w / 2, y), (x - t, y - h), (x + t, y - h), (x + w / 2, y)]
    sheet.path(rect(x - w / 2 - 5, y - 22, w + 10, 24), "#8a6556", w=LINE)
    sheet.path(pts(foot), sheet.gradient("stack", "#c59a80", "#5f4039", 1, 0), w=OUTLINE)
    n = 20
    rings = "".join(line(mix(foot[0], foot[1], i / n), mix(foot[3], foot[2], i / n)) for i in range(1, n))
    sheet.path(rings, w=HAIR, op=0.4)
    sheet.path(rect(x - t - 4, y - h - 2, 2 * t + 8, 12), BRASS, w=LINE)
    sheet.path(oval(x, y - h - 3, t + 4, 6), INK, stroke=BRASS, w=LINE)


PLUME = (
    "M502 130c-14 4-24-4-26-12-16 8-34 4-40-6-16 12-44 8-50-6-14 10-40 8-46-6-16 8-36 2-38-10-16 6-40 0-42-12"
    "-1-14 22-20 36-12 4-16 36-20 46-6 10-16 40-16 48 0 12-14 44-12 50 4 16-10 42-4 46 12 14-6 32 2 34 16 2 14-4 32-18 38z"
)
LIGHT = "M270 74c8-10 24-8 28 0 8-14 28-14 34 0 10-14 30-12 36 2 12-14 34-10 40 4 14-12 34-6 38 8 10-6 26-2 30 10-14-4-24 2-32 6-18-10-34-6-46-2-16-12-34-10-44-6-16-12-30-8-40-8-14-10-30-8-44-14z"


def smoke(sheet):
    """A plume drifting from the stack."""
    sheet.path(PLUME, "#d9d3c6", w=LINE)
    sheet.path(LIGHT, "#f7f2e6")


def sheds(sheet, site):
    """Roofs, glazing and the saw-tooth front."""
    step = W / TEETH
    sheet.path(pts(site.all((W, 0), (W, D), (W, D, H), (W, 0, H))), shade(WALL, SIDE), w=OUTLINE)
    for i in range(TEETH):
        a, b = i * step, (i + 1) * step
        slope(
            sheet,
            site.all((a, D, H), (a, 0, H)),
            site.all((b, D, H + RISE), (b, 0, H + RISE)),
            shade(ROOF, 0.22 - 0.05 * i),
            5,
            odd=4,
        )
        glazing = site.all((b, 0, H), (b, D, H), (b, D, H + RISE), (b, 0, H + RISE))
        sheet.path(pts(glazing), GLASS, w=LINE)
        bars = "".join(line(mix(*glazing[:2], k / 9), mix(glazing[3], glazing[2], k / 9)) for k in range(1, 9))
        sheet.path(bars, stroke=GLASS_LIGHT, w=LINE)
    top = Y - H
    front = [(X, Y), (X, top)]
    for i in range(TEETH):
        front += [(X + (i + 1) * step, top - RISE), (X + (i + 1) * step, top)]
    front[-1] = (X + W, Y)
    sheet.path(pts(front), sheet.gradient("wall", shade(WALL, 0.35), WALL), w=OUTLINE)
    bricks = "".join(f"M{X + 4 + y % 3 * 5} {y}H{X + W - 4}" for y in range(top + 6, Y, 8))
    sheet.path(bricks, w=7, dash="1 14", cap="butt", op=0.16)
    sheet.path("".join(f"M{X + 2} {y}h{W - 4}" for y in range(top + 10, Y, 8)), w=0.8, op=0.2)
    coping = "".join(line((X + i * step, top), (X + (i + 1) * step, top - RISE)) for i in range(TEETH))
    sheet.path(coping, w=7)
    sheet.path(coping, stroke=shade(WALL, 0.6), w=3)
    windows(sheet, "w", 44, 48, 4, 4, [(X + 25 + step * i, top - 6) for i in range(TEETH)])
    windows(sheet, "v", 44, 24, 4, 2, [(X + 25 + step * i, top + 62) for i in (0, 2, 3)])
    sheet.path(rect(X + 110, Y - 44, 62, 44), "#8a6a4c", w=LINE)
    sheet.path(
        rect(X + 114, Y - 40, 27, 40) + rect(X + 141, Y - 40, 27, 40) + f"M{X + 114} {Y - 40}l27 40m0 0l27-40",
        "#5b6369",
        w=LINE,
    )


def siding(sheet):
    """Rails with a loaded wagon."""
    sheet.path("M48 480H552", stroke="#7a604a", w=24, dash="6 12", cap="butt")
    sheet.path("M48 473H552M48 488H552", w=4.5, cap="butt")
    sheet.path("M48 473H552M48 488H552", stroke="#c9cdd0", w=1.6, cap="butt")
    sheet.path(rect(262, 486, 104, 8), INK, op=0.3)
    sheet.path(oval(278, 484, 9) + oval(338, 484, 9), "#50555b", w=LINE)
    sheet.path(cloud(sheet, 308, 450, 44, 11, 10), "#46424a", w=LINE)
    sheet.path("M264 478l-8-28h104l-8 28z", "#8c4f3c", w=OUTLINE)
    sheet.path("M259 459h98M285 452v25M308 452v25M331 452v25", w=LINE)


def crate(sheet):
    """A packing case, its lower left corner at the origin."""
    sheet.path("M2 2h32", w=6, op=0.22)
    sheet.path("M0-24l8-8h26l-8 8zM26 0V-24l8-8V-7z", "#a98458", w=LINE)
    sheet.path("M0 0V-24H26V0zM0-24L26 0", "#c9a878", w=LINE)


def draw(sheet):
    """The whole plot."""
    site = Site(X, Y)
    setting_out(sheet, site, W, D)
    tufts(sheet, [(60, 250, 40, 140), (470, 420, 70, 20), (240, 130, 280, 14)], 6)
    sheet.path("M48 444q120-6 260 2t244-4v58H48z", YARD)
    ground_shadow(sheet, site, W, D, 30)
    sheds(sheet, site)
    chimney(sheet, 516, 392, 258)
    smoke(sheet)
    siding(sheet)
    sheet.symbol("crate", crate)
    for spot in ((446, 458), (476, 462), (460, 432)):
        sheet.use("crate", *spot)
    people(sheet, [(96, 468, "#5a6470"), (424, 466, "#7a5a4a")])
