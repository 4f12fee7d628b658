"""The park: a pond, a bandstand and winding walks."""

from .flora import flowers, people, plant, tufts
from .pen import BRASS, CREAM, HAIR, INK, LAWN_LIGHT, LINE, dots, line, oval, pts, rect, shade

WATER, WATER_LIGHT = "#6aa9c2", "#b5dade"
SAND = "#ead9b0"
ROOF = "#5a9180"
SHORE = "M88 372C82 318 130 284 190 294C232 300 250 268 298 282C346 298 350 350 322 382C300 406 264 400 238 426C206 458 130 464 104 434C90 416 92 394 88 372z"
WALKS = (
    "M432 500C440 440 404 424 392 382C378 334 424 306 428 262M392 382C346 446 306 468 214 500"
    "M428 262C446 236 500 292 552 284M428 262C384 214 264 250 184 238C124 230 90 250 48 258"
)


def pond(sheet):
    """Water with a stone edge, ripples, lilies and a boat."""
    sheet.path(SHORE, w=17)
    sheet.path(SHORE, stroke="#d6ccb4", w=12.5, dash="15 1.2", cap="butt")
    sheet.path(SHORE, sheet.gradient("water", WATER_LIGHT, WATER), w=LINE)
    sheet.path(
        "M97 366C98 322 140 300 190 304M238 300C262 282 300 286 320 306",
        stroke=shade(WATER, -0.35),
        w=5,
        op=0.5,
    )
    sheet.path(
        "M136 344c20-14 44-14 64-6M262 312c16-4 28 0 36 10M146 426c20 6 42 2 60-8M272 374c10 0 20-6 26-14M160 356h22",
        stroke="#eef6f2",
        w=1.8,
    )
    pads = [(128, 394), (146, 406), (120, 410), (296, 340), (308, 350), (118, 362)]
    sheet.path("".join(oval(x, y, 9, 5) for x, y in pads), "#7fa262", w=HAIR)
    sheet.path(dots(*((x + 1, y - 2) for x, y in pads[::2])), stroke="#f3c3cd", w=6)
    sheet.path("M192 372q30 22 64-4l-10 18q-18 13-40 5z", "#8a5a38", w=LINE)
    sheet.path("M192 372q32-18 64-4q-34 26-64 4zM212 365v15M234 362v15", "#d3a76f", w=LINE)
    sheet.symbol("swan", _swan)
    sheet.use("swan", 154, 336)
    sheet.use("swan", 282, 316)
    sheet.path("M206 392l-16 12M246 382l20 8", w=2.4)


def _swan(sheet):
    sheet.path("M-8 3h26", stroke="#eef6f2", w=LINE)
    sheet.path("M-5-12c-5-2-7 4-3 5 1 4-3 9 5 9h9q8-1 9-9-6 3-10 1t-7 2c-1-4 0-7-3-8z", "#fff", w=1.4)


def bandstand(sheet, x, y):
    """A bandstand with a copper roof."""
    sheet.path(oval(x + 30, y + 14, 70, 30), INK, op=0.24)
    base = [(x - 66, y), (x - 40, y + 24), (x + 40, y + 24), (x + 66, y)]
    sheet.path(pts([(px, py + 10) for px, py in base] + base[::-1]), "#a89c86", w=LINE)
    sheet.path(pts(base + [(x + 40, y - 22), (x - 40, y - 22)]), "#ddd0b4", w=LINE)
    feet = ((x - 40, y - 20), (x + 40, y - 20), (x - 60, y), (x - 38, y + 20), (x + 38, y + 20), (x + 60, y))
    posts = "".join(line(p, (p[0], p[1] - 60)) for p in feet)
    rail = (
        line((x - 60, y - 18), (x - 38, y + 2))
        + line((x + 38, y + 2), (x + 60, y - 18))
        + line((x - 38, y + 2), (x - 14, y + 2))
        + line((x + 14, y + 2), (x + 38, y + 2))
    )
    sheet.path(posts + rail, w=7)
    sheet.path(posts + rail, stroke=CREAM, w=3.6)
    ring = [
        (x - 78, y - 60),
        (x - 48, y - 32),
        (x + 48, y - 32),
        (x + 78, y - 60),
        (x + 48, y - 88),
        (x - 48, y - 88),
    ]
    top = (x, y - 126)
    for i, t in ((4, -0.1), (5, 0.35), (0, 0.24), (3, -0.3), (2, -0.36), (1, 0.04)):
        sheet.path(pts([ring[i], ring[(i + 1) % 6], top]), shade(ROOF, t), w=LINE)
    seams = "".join(line((ring[1][0] + k, ring[1][1]), top) for k in (24, 48, 72))
    seams += line((x - 63, y - 46), top) + line((x + 63, y - 46), top)
    sheet.path(seams, w=HAIR, op=0.6)
    sheet.path(line(*ring[:4]), w=6)
    sheet.path(line(*ring[:4]), stroke=CREAM, w=2.6)
    sheet.path(oval(x, y - 128, 6), BRASS, w=LINE)


def bed_of_flowers(sheet, x, y, rx, ry, colours):
    """A round bed of blossoms in rings."""
    sheet.path(oval(x, y, rx, ry), "#6f8f52", w=LINE)
    for i, colour in enumerate(colours):
        k = 0.76 - 0.32 * i
        flowers(sheet, oval(x, y, rx * k, ry * k), colour, 6.5, 10)


def bench(sheet, x, y):
    """A park bench."""
    sheet.path(f"M{x + 4} {y + 10}h54", w=7, op=0.22)
    sheet.path(f"M{x + 5} {y - 16}v26m40-26v26")
    sheet.path(rect(x, y - 16, 50, 7) + rect(x, y - 5, 50, 8), "#b5793f", w=LINE)


def draw(sheet):
    """The whole plot."""
    sheet.path(oval(190, 130, 120, 60) + oval(480, 380, 60, 50), LAWN_LIGHT, op=0.5)
    sheet.path(WALKS, w=29, cap="butt")
    sheet.path(WALKS, stroke=SAND, w=25, cap="butt")
    sheet.path(WALKS, stroke="#b89f6a", w=13, dash="0 17", op=0.25)
    sheet.path(WALKS, stroke=SAND, w=9, cap="butt")
    tufts(sheet, [(240, 150, 110, 60), (440, 320, 100, 60), (70, 270, 60, 30)], 8)
    plant(
        sheet,
        [
            (248, 124, 0.8),
            (512, 118, 0.76),
            (300, 142, 0.9),
            (540, 172, 0.5),
            (80, 236, 0.5),
            (330, 230, 0.62),
            (372, 112, 0.6),
        ],
    )
    pond(sheet)
    bandstand(sheet, 430, 226)
    bed_of_flowers(sheet, 362, 306, 30, 17, ("#d8606c", "#f3d46c"))
    bed_of_flowers(sheet, 486, 344, 42, 18, ("#b48ac0", "#f6efe0"))
    bed_of_flowers(sheet, 118, 474, 50, 14, ("#e8b64a", "#d8606c"))
    plant(
        sheet,
        [(74, 330, 0.7), (336, 482, 0.6), (514, 476, 1.05), (466, 492, 0.6)],
        "elm",
        "#86a04f",
        "#b9c878",
        "#657f42",
    )
    bench(sheet, 258, 450)
    people(sheet, [(398, 428, "#7a4a5c"), (416, 433, "#4b5f78"), (244, 250, "#6d7a4a")])
