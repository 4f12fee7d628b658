"""Draughtsman's lettering: single-stroke figures, drawn because renderers may have no fonts."""

from .pen import num

# Each glyph: advance width, where the pen is set down, then relative path
# data, in a box 16 high whose baseline is at 16.
GLYPHS = {
    "0": (10, 5, 0, "c-3.4 0-5 3-5 8s1.6 8 5 8s5-3 5-8s-1.6-8-5-8z"),
    "1": (5, 0, 3, "l4.4-3v16"),
    "2": (9.5, 0.3, 4.6, "c0-2.8 2-4.6 4.5-4.6s4.5 1.7 4.5 4.3c0 3.7-8.7 6.9-9.3 11.7h9.5"),
    "3": (9.5, 0.6, 0, "h8.2l-4.3 6.2c3 0 5 1.9 5 4.8s-2 5-4.8 5c-2.4 0-4.1-1.1-4.7-3.1"),
    "4": (10.5, 7.6, 16, "v-16l-7.6 11.2h10.5"),
    "5": (
        9.5,
        8.7,
        0,
        "h-7.1l-.7 7.1c.9-.9 2.2-1.4 3.7-1.4c2.9 0 4.9 2 4.9 5s-2.1 5.3-5 5.3c-2.1 0-3.8-1-4.5-2.8",
    ),
    "6": (10, 7.6, 0, "c-4.2 2.6-7.6 6.8-7.6 11c0 3 2 5 5 5s5-2 5-4.9s-2-4.8-4.8-4.8c-2.5 0-4.6 1.7-5.1 3.9"),
    "7": (9.5, 0, 0, "h9.5l-6.1 16"),
    "8": (
        10,
        5,
        7.2,
        "c-2.4 0-4-1.5-4-3.6s1.6-3.6 4-3.6s4 1.5 4 3.6s-1.6 3.6-4 3.6c-2.9 0-5 1.8-5 4.4s2.1 4.4 5 4.4s5-1.8 5-4.4s-2.1-4.4-5-4.4z",
    ),
    "9": (10, 2.4, 16, "c4.2-2.6 7.6-6.8 7.6-11c0-3-2-5-5-5s-5 2-5 4.9s2 4.8 4.8 4.8c2.5 0 4.6-1.7 5.1-3.9"),
    "x": (7, 0, 8, "l7 8m0-8l-7 8"),
    "-": (6, 0, 10, "h6"),
    "+": (8, 0, 10, "h8m-4-4v8"),
    "/": (5, 8, -4, "l-8 24"),
    ".": (1, 0, 16, "h.1"),
}

# Space after a glyph, in glyph units.
GAP = 3.6


def width(text, scale):
    """Length of a line of text."""
    return (sum(GLYPHS[c][0] + GAP for c in text) - GAP) * scale


def write(sheet, words, y, scale, stroke, w):
    """Write words (text, x) in one row with its top at y, all as one path."""
    d = ""
    for text, x in words:
        pen = x / scale
        for c in text:
            advance, left, top, strokes = GLYPHS[c]
            d += f"M{num(pen + left)} {num(top)}{strokes}"
            pen += advance + GAP
    sheet.path(d, stroke=stroke, w=w / scale, move=f"translate(0 {num(y)})scale({num(scale)})")
