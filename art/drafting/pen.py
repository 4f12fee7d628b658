"""The pen: a sheet that collects SVG paths, and the shared palette.

Everything is drawn with plain paths and linear gradients. No text, filters,
scripts or style sheets, so that every renderer draws the same picture and
several tiles can be inlined in one HTML page.
"""

import random
import re

# Ink, paper, brass: the drafting table.
INK = "#2e2830"
PAPER = "#f3e8cf"
BRASS = "#c0903f"
BRASS_LIGHT = "#ecd08c"
SEPIA = "#8a6f3e"

# Washes shared by several tiles.
STONE, STONE_LIGHT, STONE_DARK = "#b8b2a4", "#cbc5b7", "#a39d91"
FLAG = "#d9cfb8"
LAWN, LAWN_LIGHT, LAWN_DARK = "#9fb27a", "#c6cc9a", "#7d915c"
LEAF, LEAF_LIGHT, LEAF_DARK = "#64854c", "#93ae66", "#47663f"
GLASS, GLASS_LIGHT = "#40505f", "#8eabb6"
CREAM = "#f8f0dc"
TIMBER = "#4a2f28"
BRICK, BRICK_DARK = "#ab6d50", "#6d4436"

# Line weights in tile units (a tile is 600 wide). LINE is what a path gets
# unless told otherwise.
OUTLINE = 2.8
LINE = 1.8
HAIR = 1.2


def num(value):
    """The shortest text of a number, to a tenth."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pts(points, close=True, digits=0):
    """Path data of a polygon, or of an open polyline, with relative steps."""
    grid = [(round(x, digits), round(y, digits)) for x, y in points]
    (x, y), out = grid[0], ""
    out = f"M{num(x)} {num(y)}"
    for nx, ny in grid[1:]:
        dx, dy = nx - x, ny - y
        if abs(dy) < 0.05:
            out += f"h{num(dx)}"
        elif abs(dx) < 0.05:
            out += f"v{num(dy)}"
        else:
            second = num(dy)
            out += f"l{num(dx)}" + ("" if second[0] == "-" else " ") + second
        x, y = nx, ny
    return out + ("z" if close else "")


def tidy(d):
    """The same path data in fewer bytes: no space before a minus, no repeated letter."""
    out, last = [], None
    for letter, numbers in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d.replace(" -", "-")):
        if letter == last and letter not in "mMzZ":
            out.append(numbers if numbers[0] == "-" else " " + numbers)
        else:
            out.append(letter + numbers)
        last = letter
    return "".join(out)


def line(*points):
    """Path data of an open polyline."""
    return pts(points, close=False)


def rect(x, y, w, h):
    """Path data of an upright rectangle."""
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def rects(boxes, grow=0):
    """Path data of many rectangles (x, y, w, h), grown on every side."""
    return "".join(rect(x - grow, y - grow, w + 2 * grow, h + 2 * grow) for x, y, w, h in boxes)


def oval(cx, cy, rx, ry=None):
    """Path data of an ellipse."""
    a, b, d = num(rx), num(rx if ry is None else ry), num(2 * rx)
    return f"M{num(cx - rx)} {num(cy)}a{a} {b} 0 1 1 {d} 0a{a} {b} 0 1 1-{d} 0z"


def dots(*points):
    """Path data of round dots, to be stroked as wide as the dot."""
    return "".join(f"M{num(x)} {num(y)}h.1" for x, y in points)


def mix(a, b, t):
    """The point a fraction t of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def shade(colour, amount):
    """A colour moved towards paper (amount > 0) or ink (amount < 0)."""
    goal = PAPER if amount > 0 else INK
    t = abs(amount)
    channels = (round(int(colour[i : i + 2], 16) * (1 - t) + int(goal[i : i + 2], 16) * t) for i in (1, 3, 5))
    return "#" + "".join(f"{c:02x}" for c in channels)


def _style(fill=None, stroke=None, w=None, op=None, dash=None, cap=None, move=None):
    """Attributes of a shape: fill, line colour, line width, opacity, dashes, line ends, transform.

    A fill alone has no line, unless it is ink itself; anything else is inked.
    """
    attributes = {
        "fill": fill,
        "stroke": stroke or ("none" if fill and fill != INK and not w else None),
        "stroke-width": num(w) if w and w != LINE else None,
        "stroke-dasharray": dash,
        "stroke-linecap": cap,
        "opacity": op and f"{op:g}".lstrip("0"),
        "transform": move,
    }
    return "".join(f' {key}="{value}"' for key, value in attributes.items() if value)


class Sheet:
    """An SVG drawing under construction.

    `name` prefixes every id, so that ids stay unique across files; it also
    seeds the jitter, so that a drawing is the same each time it is made.
    Paths are inked at weight LINE unless they ask for something else.
    """

    def __init__(self, name, size):
        self.name = name
        self.size = size
        self.random = random.Random(name)
        self.defs = []
        self.body = []
        self.symbols = set()

    def path(self, d, fill=None, **style):
        """Add a path in a style (see `_style`)."""
        if d:
            self.body.append(f'<path d="{tidy(d)}"{_style(fill, **style)}/>')

    def gradient(self, key, start, end, x2=0, y2=1):
        """Define a linear gradient over a shape's box; returns its paint."""
        ident = f"{self.name}-{key}"
        self.defs.append(
            f'<linearGradient id="{ident}" x1="0" y1="0" x2="{x2}" y2="{y2}">'
            f'<stop stop-color="{start}"/><stop offset="1" stop-color="{end}"/></linearGradient>'
        )
        return f"url(#{ident})"

    def symbol(self, key, draw, *args):
        """Define a drawing once, to be placed many times with `use`."""
        if key in self.symbols:
            return
        self.symbols.add(key)
        body, self.body = self.body, []
        draw(self, *args)
        self.defs.append(f'<g id="{self.name}-{key}">{"".join(self.body)}</g>')
        self.body = body

    def use(self, key, x=0, y=0, scale=1, colour=None, **style):
        """Place a symbol with its origin at (x, y).

        The colour fills its `currentColor` parts; the style is for parts that
        have none of their own.
        """
        place = ""
        if scale != 1:
            place = f' transform="translate({num(x)} {num(y)})scale({f"{scale:g}".lstrip("0")})"'
        elif x or y:
            place = f' x="{num(x)}" y="{num(y)}"'
        if colour:
            place += f' color="{colour}"'
        self.body.append(f'<use href="#{self.name}-{key}"{place}{_style(**style)}/>')

    def open(self, transform):
        """Begin a transformed group."""
        self.body.append(f'<g transform="{transform}">')

    def close(self):
        """End a group."""
        self.body.append("</g>")

    def svg(self):
        """The whole file."""
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.size} {self.size}">{defs}'
            f'<g fill="none" stroke="{INK}" stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round">\n'
            + "\n".join(self.body)
            + "\n</g></svg>\n"
        )
