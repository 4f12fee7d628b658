"""What all nine tiles share: paving, neat line, ground and score strip."""

from .badges import ICONS, icon_key, mini
from .lettering import width, write
from .pen import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    LAWN,
    LAWN_DARK,
    LAWN_LIGHT,
    LINE,
    PAPER,
    SEPIA,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    num,
    oval,
    pts,
    rect,
)

TILE = 600
# Width of the paving that runs to the tile's edge, and of the neat line within it.
PAVING, NEAT = 38, 10
# The plot inside the neat line.
PLOT = PAVING + NEAT
INSIDE = TILE - 2 * PLOT
# The score strip.
STRIP_Y = 500
STRIP_H = TILE - PLOT - STRIP_Y
SLATE = "#39424b"

# Lengths of the paving stones, course by course, repeated round the tile.
COURSES = ((27, 34, 22, 30, 38, 25), (33, 24, 37, 28, 21, 31))
# The joint between two stones, the width of a course and of the stones in it.
JOINT, COURSE, STONES = 3, 19, 16.5


def paving(sheet):
    """Two courses of stone round the tile, to its very edge."""
    sheet.path(rect(0, 0, TILE, TILE), "#837e77")
    tints = ["", ""]
    for i, lengths in enumerate(COURSES):
        m = COURSE * (i + 0.5)
        side = TILE - 2 * m
        dash = " ".join(f"{n} {JOINT}" for n in lengths)
        sheet.path(rect(m, m, side, side), stroke=STONE, w=STONES, dash=dash, cap="butt")
        for k, stone in enumerate(sheet.random.sample(_stones(m, side, lengths), 8)):
            tints[k % 2] += stone
    sheet.path(tints[0], STONE_LIGHT)
    sheet.path(tints[1], STONE_DARK)


def _stones(m, side, lengths):
    """Path data of every stone of a course that does not lie in a corner."""
    found, start, k = [], 0, 0
    half = STONES / 2
    while start < 4 * side:
        n = lengths[k % len(lengths)]
        edge, along = divmod(start, side)
        if along > COURSE * 2 and along + n < side - COURSE * 2:
            far = m + side
            x, y, w, h = (
                (m + along, m - half, n, STONES),
                (far - half, m + along, STONES, n),
                (far - along - n, far - half, n, STONES),
                (m - half, far - along - n, STONES, n),
            )[int(edge)]
            found.append(rect(round(x), round(y), round(w), round(h)))
        start += n + JOINT
        k += 1
    return found


def benchmarks(sheet):
    """A quarter of a brass survey mark in each corner: four tiles make it whole."""
    plate = rim = ""
    for x, y, a, b, sweep in ((0, 0, 1, 1, 1), (600, 0, -1, 1, 0), (600, 600, -1, -1, 1), (0, 600, 1, -1, 0)):
        plate += f"M{x} {y}h{28 * a}A28 28 0 0 {sweep} {x} {y + 28 * b}z"
        rim += f"M{x + 20 * a} {y}A20 20 0 0 {sweep} {x} {y + 20 * b}M{x} {y}l{14 * a} {14 * b}"
    sheet.path(plate, BRASS, w=2.4)
    sheet.path(rim, stroke=BRASS_LIGHT, w=2.4)


def neat_line(sheet):
    """The graduated frame of an old survey, in brass and paper."""
    sheet.path(rect(PAVING, PAVING, TILE - 2 * PAVING, TILE - 2 * PAVING), PAPER, w=2.4)
    m = PAVING + NEAT / 2
    side = TILE - 2 * m
    sheet.path(rect(m, m, side, side), stroke=BRASS, w=4, dash=f"{side / 24:.2f}", cap="butt")
    sheet.path(rect(PLOT, PLOT, INSIDE, INSIDE), w=LINE)


def wash(sheet, colour=LAWN):
    """A green wash laid by brush: it stops short of the line and pools a little."""
    lo, hi = PLOT + 8, TILE - PLOT - 8
    steps = [lo + (hi - lo) * i / 5 for i in range(6)]

    def wobble():
        return sheet.random.uniform(-3, 3)

    edge = [(s, lo + wobble()) for s in steps] + [(hi + wobble(), s) for s in steps[1:]]
    edge += [(lo + wobble(), s) for s in reversed(steps[1:])]
    paint = sheet.gradient("lawn", LAWN_LIGHT, colour, 1, 1)
    sheet.path(pts(edge), paint, stroke=paint, w=8)
    sheet.path(oval(150, 270, 96, 30) + oval(520, 400, 40, 90), LAWN_DARK, op=0.2)


CONTOURS = (
    "M57 300c60-20 90 40 70 100s30 60 20 98M57 250c90-30 150 40 130 130"
    "M543 190c-50 30-60 90-20 140M543 120c-90 40-120 150-40 240s30 90 40 130M230 57c20 50 120 50 180 30s80-20 100-30"
)


def clip(sheet):
    """Begin the scene: nothing in it may cross the neat line."""
    sheet.defs.append(f'<clipPath id="{sheet.name}-plot"><path d="{rect(PLOT, PLOT, INSIDE, INSIDE)}"/></clipPath>')
    sheet.body.append(f'<g clip-path="url(#{sheet.name}-plot)">')


def ground(sheet, contours=True):
    """Everything under the buildings; contours where the plot has open ground."""
    paving(sheet)
    benchmarks(sheet)
    neat_line(sheet)
    wash(sheet)
    if contours:
        sheet.path(CONTOURS, stroke=SEPIA, w=1.2, op=0.45)


# Strip lettering: size of the figures, their weight, and the space between items.
SCALE, WEIGHT, SPACE = 1.7, 3.8, 20
MIDDLE = STRIP_Y + STRIP_H / 2 + 1
ICON, MARK, CARD, SMALL_CARD = 46, 30, 28, 21


def strip(sheet, contents):
    """The score strip: a slate ribbon with figures and small marks.

    An item is a text, a tuple of texts (a scale, ruled off in brass), or
    ("mark" | "icon" | "medal" | "cards", what).
    """
    sheet.path(rect(PLOT, STRIP_Y, INSIDE, STRIP_H), SLATE)
    sheet.path(f"M{PLOT} {STRIP_Y + 1}h{INSIDE}", w=5.5, cap="butt")
    sheet.path(f"M{PLOT} {STRIP_Y + 1}h{INSIDE}", stroke=BRASS_LIGHT, w=2.2, cap="butt")
    sheet.path(rect(PLOT, PLOT, INSIDE, INSIDE), w=LINE)
    widths = [_width(item) for item in contents]
    gap = min((INSIDE - 28 - sum(widths)) / (len(contents) - 1), SPACE)
    x = (TILE - sum(widths) - gap * (len(contents) - 1)) / 2
    words, rules = [], ""
    for item, w in zip(contents, widths, strict=True):
        if isinstance(item, str):
            words.append((item, x))
        elif _is_scale(item):
            rules += _scale(item, x, words)
        else:
            _draw(sheet, *item, x)
        x += w + gap
    write(sheet, words, MIDDLE - 8 * SCALE, SCALE, CREAM, WEIGHT)
    sheet.path(rules, stroke=BRASS_LIGHT, w=2.6)


# Space on each side of a rule between two figures of a scale.
RULE = 11


def _is_scale(item):
    return isinstance(item, tuple) and item[0][0].isdigit()


def _width(item):
    if isinstance(item, str):
        return width(item, SCALE)
    if _is_scale(item):
        return sum(width(text, SCALE) + 2 * RULE for text in item) - 2 * RULE
    kind, value = item
    if kind == "cards":
        size = CARD if len(value) == 1 else SMALL_CARD
        return max(len(row) for row in value) * (size + 3) - 3
    return {"mark": MARK, "icon": ICON, "medal": 22}[kind]


def _scale(item, x, words):
    """Add the figures of a scale to words; returns path data of the rules between."""
    rules = ""
    for i, text in enumerate(item):
        if i:
            x += RULE
            rules += f"M{num(x)} {num(MIDDLE - 20)}v40"
            x += RULE
        words.append((text, x))
        x += width(text, SCALE)
    return rules


def _draw(sheet, kind, what, x):
    if kind == "mark":
        mini(sheet, what, x + MARK / 2, MIDDLE, MARK)
    elif kind == "icon":
        sheet.symbol(icon_key(what), ICONS[what], "currentColor")
        sheet.use(icon_key(what), x - 8, MIDDLE - 31, 0.62, SLATE)
    elif kind == "medal":
        light, dark = what
        sheet.path(f"M{num(x + 4)} {num(MIDDLE - 17)}l7 14 7-14", stroke="#7b9cc9", w=5)
        sheet.path(oval(x + 11, MIDDLE + 6, 9.5), light, stroke=dark, w=2.6)
    else:
        _cards(sheet, what, x)


def _cards(sheet, rows, x):
    """A little plan of adjoining tiles."""
    size = CARD if len(rows) == 1 else SMALL_CARD
    top = MIDDLE - (len(rows) * (size + 2) - 2) / 2
    spots = [
        (mark, x + c * (size + 3), top + r * (size + 2))
        for r, row in enumerate(rows)
        for c, mark in enumerate(row)
        if mark
    ]
    sheet.path("".join(rect(cx, cy, size, size) for _, cx, cy in spots), CREAM)
    for mark, cx, cy in spots:
        mini(sheet, mark, cx + size / 2, cy + size / 2, size - 5, edged=False)
