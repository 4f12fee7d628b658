"""Buildings in the bird's-eye projection of old city plans.

The front of a building lies in the picture plane; depth runs up and a little
to the right, so a roof, a front and a right-hand side are seen. Light comes
from the top left: left slopes are lightest, right sides darkest, and shadows
fall to the right.
"""

from .pen import (
    BRICK,
    BRICK_DARK,
    CREAM,
    GLASS,
    GLASS_LIGHT,
    HAIR,
    INK,
    LINE,
    OUTLINE,
    SEPIA,
    dots,
    line,
    mix,
    num,
    pts,
    rect,
    shade,
)

# One unit of depth on the picture.
DEPTH_X, DEPTH_Y = 0.26, -0.64
# Tile width on a roof, and the joint between two tiles.
TILE, JOINT = 12, 1.1
# How much lighter or darker than its colour a surface is, by where it faces.
LEFT, FRONT, BACK, RIGHT, SIDE = 0.24, 0.04, -0.12, -0.36, -0.46


class Site:
    """A ground corner (front left) from which a building is measured."""

    def __init__(self, x, y):
        self.x, self.y = x, y

    def at(self, x, y=0, z=0):
        """Picture point of x to the right, y in depth, z up."""
        return (self.x + x + DEPTH_X * y, self.y + DEPTH_Y * y - z)

    def all(self, *points):
        """Picture points of several measured points."""
        return [self.at(*p) for p in points]


def setting_out(sheet, site, w, d, reach=70):
    """The surveyor's lines: chained along the walls, past the corners."""
    a, b, c, e = site.all((-reach, 0), (w + reach, 0), (w, -reach / 2), (w, d + reach))
    f, g, h = site.at(0, d + reach), site.at(-reach, d), site.at(w + reach, d)
    sheet.path(line(a, b) + line(c, e) + line(site.at(0), f) + line(g, h), stroke=SEPIA, w=HAIR, dash="12 4 2 4")


def ground_shadow(sheet, site, w, d, reach=40):
    """The shadow a block casts to its right, hatched like a drawing."""
    a, b, c = site.all((w, 0), (w, d), (0, 0))
    dx, dy = reach, 12
    shape = [c, (c[0] + 10, c[1] + dy), (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), b, a]
    sheet.path(pts(shape), INK, op=0.24)
    # Hatching: the dashes of one broad stroke along the shadow's middle.
    middle = [(x + dx / 2, y + dy / 2) for x, y in (a, b)]
    sheet.path(line(*middle), w=reach * 1.04, dash="1.2 7", cap="butt", op=0.3)


def slope(sheet, eave, ridge, fill, rows=8, odd=0, w=OUTLINE, jointed=True):
    """A tiled roof slope between an eave and a ridge, each (left, right).

    Courses are lines; the joints between tiles are the dashes of a broad
    stroke along each course, shifted every other row as tiles are laid.
    `odd` tiles are tinted, as on any real roof. Slopes in shade can do without
    joints, which would hardly show.
    """
    (a, b), (d, c) = eave, ridge
    sheet.path(pts([a, b, c, d]), fill, w=w)
    height = max(_gap(a, d, a, b), _gap(b, c, a, b)) / rows
    courses = joints = ""
    wide = []
    for i in range(rows):
        low = (mix(a, d, i / rows), mix(b, c, i / rows))
        high = (mix(a, d, (i + 1) / rows), mix(b, c, (i + 1) / rows))
        if i:
            courses += line(*low)
        span = _length(*low)
        if span < 26 or height < 4:
            continue
        wide.append((low, high, span))
        mid = (mix(low[0], high[0], 0.5), mix(low[1], high[1], 0.5))
        start = (5 + i % 2 * TILE / 2) / span
        joints += line(mix(*mid, start), mix(*mid, 1 - 4 / span))
    tints = ["", ""]
    for k in range(odd):
        low, high, span = sheet.random.choice(wide)
        u = sheet.random.uniform(0.06, 0.88)
        v = u + TILE / span
        tints[k % 2] += pts([mix(*low, u), mix(*low, v), mix(*high, v), mix(*high, u)])
    sheet.path(tints[0], INK, op=0.16)
    sheet.path(tints[1], CREAM, op=0.16)
    sheet.path(courses, w=HAIR, op=0.55)
    if jointed:
        sheet.path(joints, w=height - 1, dash=f"{JOINT} {TILE}", cap="butt", op=0.3)


def _length(a, b):
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5


def _gap(p, q, a, b):
    """Distance from q to the line through p parallel to ab."""
    ux, uy = b[0] - a[0], b[1] - a[1]
    return abs((q[0] - p[0]) * uy - (q[1] - p[1]) * ux) / max(_length(a, b), 1)


def eave_shadow(sheet, x, y, w, depth=11):
    """The shadow of an eave on the wall below it."""
    sheet.path(rect(x, y, w, depth), INK, op=0.3)


def side_wall(sheet, site, x, d, h, wall, spots=(), w=30, high=32):
    """A right-hand wall with windows at spots (depth, height)."""
    sheet.path(pts(site.all((x, 0), (x, d), (x, d, h), (x, 0, h))), shade(wall, SIDE), w=OUTLINE)
    shapes = "".join(pts(site.all((x, y, z), (x, y + w, z), (x, y + w, z + high), (x, y, z + high))) for y, z in spots)
    sheet.path(shapes, GLASS, stroke=shade(CREAM, -0.25), w=2.2)


def window(sheet, w, h, cols, rows, frame=CREAM):
    """A window with frame, bars, glint and sill; its glass starts at the origin."""
    sheet.path(rect(-3, -3, w + 6, h + 6), frame, w=HAIR)
    sheet.path(rect(0, 0, w, h), GLASS)
    sheet.path(f"M0 0H{num(w * 0.7)}L0 {num(h * 0.55)}z", GLASS_LIGHT)
    bars = "".join(f"M{num(w * i / cols)} 0v{num(h)}" for i in range(1, cols))
    bars += "".join(f"M0 {num(h * i / rows)}h{num(w)}" for i in range(1, rows))
    sheet.path(bars, stroke=frame, w=1.5)
    sheet.path(f"M-4 {num(h + 4)}h{num(w + 8)}")


def windows(sheet, key, w, h, cols, rows, spots):
    """The same window at several spots."""
    sheet.symbol(key, window, w, h, cols, rows)
    for x, y in spots:
        sheet.use(key, x, y)


def stack(sheet, w, h, pots):
    """A brick chimney; its front left foot is the origin."""
    sx, sy = w * 0.45, -w * 0.4
    sheet.path(pts([(w, 0), (w + sx, sy), (w + sx + 26, 10), (w + 20, 14)]), INK, op=0.25)
    sheet.path(pts([(w, 0), (w + sx, sy), (w + sx, sy - h), (w, -h)]), BRICK_DARK, w=LINE)
    sheet.path(rect(0, -h, w, h), BRICK, w=LINE)
    sheet.path(
        "".join(f"M2 {round(-h + k)}h{w - 4}" for k in range(8, int(h), 8)),
        w=5,
        dash="1 7",
        cap="butt",
        op=0.3,
    )
    top = [(-2, -h), (w + 2, -h), (w + sx + 2, -h + sy), (sx - 2, -h + sy)]
    sheet.path(pts(top), CREAM, w=LINE)
    left, right = mix(top[0], top[3], 0.5), mix(top[1], top[2], 0.5)
    sheet.path(dots(*(mix(left, right, (i + 1) / (pots + 1)) for i in range(pots))), w=6)


def chimneys(sheet, w, h, pots, spots):
    """The same chimney at several spots."""
    sheet.symbol("chimney", stack, w, h, pots)
    for x, y in spots:
        sheet.use("chimney", x, y)


def ridge_cap(sheet, d, colour):
    """Ridge and hip tiles along path data."""
    sheet.path(d, w=6)
    sheet.path(d, stroke=shade(colour, 0.3), w=2.6, dash="9 2", cap="butt")


def hip_roof(sheet, site, box, z, rise, inset, colour, rows=9):
    """A hipped roof over box (x0, y0, x1, y1) with its eaves at height z."""
    x0, y0, x1, y1 = box
    mid = (y0 + y1) / 2
    fl, fr, br, bl = site.all((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))
    left, right = site.all((x0 + inset, mid, z + rise), (x1 - inset, mid, z + rise))
    slope(sheet, (bl, br), (left, right), shade(colour, BACK), 2, jointed=False)
    slope(sheet, (bl, fl), (left, left), shade(colour, LEFT), rows)
    slope(sheet, (fr, br), (right, right), shade(colour, RIGHT), rows, jointed=False)
    paint = sheet.gradient("roof", shade(colour, 0.16), shade(colour, -0.08))
    slope(sheet, (fl, fr), (left, right), paint, rows, odd=12)
    ridge_cap(sheet, line(fl, left, right, fr) + line(bl, left) + line(br, right), colour)


def barge(sheet, a, top, b):
    """Painted boards along the edge of a gable."""
    sheet.path(line(a, top, b), w=8)
    sheet.path(line(a, top, b), stroke=CREAM, w=4)


def gablet(sheet, site, x, w, z, rise, run, wall, colour, y=0):
    """A small gable in a front slope; run is how far back its ridge goes."""
    a, b, top = site.all((x, y, z), (x + w, y, z), (x + w / 2, y, z + rise))
    back = site.at(x + w / 2, y + run, z + rise)
    sheet.path(pts([a, top, b]), wall, w=LINE)
    a, b, top = (a[0] - 6, a[1] + 3), (b[0] + 6, b[1] + 3), (top[0], top[1] - 4)
    slope(sheet, (a, top), (back, back), shade(colour, LEFT), 4, w=LINE)
    slope(sheet, (top, b), (back, back), shade(colour, RIGHT), 4, w=LINE, jointed=False)
    barge(sheet, a, top, b)
