"""The four tavern terraces: what goes on before the house.

Each fits the flagstones from (75, 310) to (230, 465).
"""

from .flora import flowers, people
from .pen import BRASS, BRASS_LIGHT, CREAM, HAIR, INK, LINE, dots, oval, rect, shade

WOOD, WOOD_DARK = "#bd8a58", "#85583a"


def music(sheet):
    """A fiddler and a bass player under lights, and dancers."""
    wire = "M70 322q40 26 80-4M150 318q38 30 76 0"
    sheet.path(wire, w=HAIR)
    flowers(sheet, wire, INK, 10, 17)
    flowers(sheet, wire, BRASS_LIGHT, 7, 17)
    people(
        sheet,
        [
            (128, 394, "#4b5f78"),
            (188, 394, "#5d7a4a"),
            (142, 458, "#8a3f5c"),
            (164, 458, "#3f4a5c"),
            (94, 440, BRASS),
        ],
    )
    sheet.path("M122 378l20-9", stroke=WOOD_DARK, w=9)
    sheet.path("M130 364l18 22", w=1.8)
    sheet.path("M210 352v-28", w=3.4)
    sheet.path(oval(209, 378, 11, 13) + oval(210, 361, 8, 9), "#b0642f", w=LINE)
    sheet.path("M146 436h14", w=4)


def _barrel(sheet):
    sheet.path(oval(8, 5, 19, 15), INK, op=0.2)
    sheet.path(oval(0, 0, 18), WOOD, w=LINE)
    sheet.path(oval(0, 0, 15), stroke=BRASS, w=3)
    sheet.path("M0-1V5", w=5)


def _mug(sheet):
    sheet.path("M6-12h7v8H6", w=2.4)
    sheet.path(rect(-6, -16, 12, 16), BRASS_LIGHT, w=1.8)
    sheet.path(oval(0, -17, 8, 5), "#fff", w=LINE)


def drink(sheet):
    """Barrels, a long table and full mugs."""
    sheet.symbol("barrel", _barrel)
    for spot in ((92, 372), (130, 372), (111, 341)):
        sheet.use("barrel", *spot)
    people(sheet, [(128, 424, "#4b5f78"), (196, 424, "#8a3f5c")])
    sheet.path("M100 456H228", w=12, op=0.22)
    sheet.path("M86 444v14M212 444v14", w=5)
    sheet.path("M94 416H226L218 446H82z", WOOD, w=LINE)
    sheet.path("M90 431H222", w=HAIR)
    sheet.symbol("mug", _mug)
    for spot in ((108, 438), (156, 436), (202, 433)):
        sheet.use("mug", *spot)


def _table(sheet):
    sheet.path(oval(10, 14, 28, 11), INK, op=0.22)
    sheet.path(oval(-32, 4, 8, 6) + oval(33, 5, 8, 6), WOOD_DARK, w=LINE)
    sheet.path("M-24 0L-26 12Q0 24 26 12L24 0z", shade(CREAM, -0.14), w=LINE)
    sheet.path(oval(0, 0, 24, 12), CREAM, w=LINE)
    sheet.path(oval(-10, 1, 9, 5) + oval(11, 1, 9, 5), "#fff", w=HAIR)
    sheet.path(dots((-10, 1), (11, 1)), stroke="#c9702f", w=6)
    sheet.path("M0-2V-12", stroke="#6d2f3a", w=5)


def food(sheet):
    """Laid tables and a waiter."""
    sheet.symbol("table", _table)
    for spot in ((126, 346), (194, 374), (116, 420), (192, 446)):
        sheet.use("table", *spot)
    people(sheet, [(150, 406, "#3a424c")])
    sheet.path("M154 378l12-8", w=4)
    sheet.path(oval(170, 367, 11, 5), "#fff", w=LINE)


def bed(sheet):
    """Linen airing on a line, and a guest with trunks."""
    sheet.path("M100 412L216 412 232 422 116 420z", INK, op=0.2)
    posts = "M78 414V322M224 414V322"
    sheet.path(posts, w=7)
    sheet.path(posts, stroke=WOOD, w=3.6)
    sheet.path("M78 326q72 14 146 0")
    sheet.path("M88 328l44 4v62q-22 7-44 0zM190 331l26-4v40q-12 6-26 2z", "#fdf9ee", w=1.8)
    sheet.path("M140 333h42v56q-20 8-42 2z", "#a9c3d4", w=1.8)
    sheet.path("M154 333v58M168 333v58M140 352q20 4 42 0M140 372q20 4 42 0", stroke="#5f7f99", w=LINE)
    sheet.path("M102 334v54M118 336v52M203 334v28", w=HAIR, op=0.4)
    sheet.path("M100 458h60", w=8, op=0.22)
    sheet.path(rect(90, 428, 58, 30), WOOD_DARK, w=LINE)
    sheet.path("M102 429v28M136 429v28", stroke=BRASS, w=4, cap="butt")
    sheet.path("M112 408q7-9 14 0", w=2.4)
    sheet.path(rect(98, 408, 42, 20), "#b0533f", w=LINE)
    people(sheet, [(190, 460, "#4b5f78")])


TERRACES = {"music": music, "drink": drink, "food": food, "bed": bed}
