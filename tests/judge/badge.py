"""The parts every tile shares: the badge at the top left and the score strip at the foot.

Everything is measured in shares of the tile's side and drawn at SIZE pixels.
"""

import cv2
import numpy as np
from icons import mask
from PIL import Image, ImageDraw, ImageFont

SIZE = 512
SMOOTH = 4  # supersampling of polygons

# Where the published tiles carry the badge: middle x, middle y, half width, half height.
BOXES = {
    "S": (0.245, 0.233, 0.115, 0.102),
    "F": (0.250, 0.247, 0.112, 0.112),
    "O": (0.237, 0.197, 0.123, 0.083),
    "P": (0.236, 0.207, 0.117, 0.095),
    "H": (0.234, 0.183, 0.117, 0.103),
    **dict.fromkeys("MDEB", (0.243, 0.247, 0.125, 0.125)),
}
# Icon middle (in half heights below the badge's) and size (in half heights).
ICONS = {
    "S": (0, 1.1),
    "F": (0, 0.95),
    "O": (0, 1.5),
    "P": (0.33, 0.9),
    "H": (0.18, 1.15),
    "M": (0, 0.95),
    "D": (0, 0.95),
    "E": (0, 0.95),
    "B": (0, 0.95),
}
COLOURS = {
    "S": (250, 170, 20),
    "F": (80, 80, 84),
    "O": (15, 85, 190),
    "P": (15, 150, 30),
    "H": (125, 50, 30),
    **dict.fromkeys("MDEB", (200, 20, 45)),
}
STRIP = {
    "S": "2|5|10|16",
    "F": "x2 // x3 // x4",
    "O": "1|3|6|10|15|21",
    "P": "2|8|12|13|14...",
    "H": "x1-5 // 1",
    **dict.fromkeys("MDEB", "1|4|9|17"),
}


def outline(letter):
    """The badge's polygon with half width and half height 1, y down."""
    if letter == "S":
        return [(-1, 0), (-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1)]
    if letter == "O":
        return [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    if letter == "P":
        return [(0, -1), (1, 1), (-1, 1)]
    if letter == "H":
        return [(0, -1), (1, -0.2), (1, 1), (-1, 1), (-1, -0.2)]
    if letter == "F":
        points = []
        for tooth in range(12):
            for step, radius in ((0.0, 0.84), (0.25, 1.0), (0.62, 1.0), (0.87, 0.84)):
                angle = (tooth + step) / 12 * 2 * np.pi
                points.append((radius * np.cos(angle), radius * np.sin(angle)))
        return points
    return [(0, -1), (1, 0), (0, 1), (-1, 0)]


def polygon_mask(points, box):
    """Coverage of a polygon placed in a box (shares of the tile)."""
    x, y, half_x, half_y = box
    image = Image.new("L", (SIZE * SMOOTH, SIZE * SMOOTH))
    scale = SIZE * SMOOTH
    ImageDraw.Draw(image).polygon(
        [((x + px * half_x) * scale, (y + py * half_y) * scale) for px, py in points], fill=255
    )
    return np.asarray(image.resize((SIZE, SIZE), Image.LANCZOS), np.float32) / 255


def paint(picture, cover, colour):
    """Lays a colour over the picture where `cover` says so."""
    cover = cover[..., None]
    return picture * (1 - cover) + np.asarray(colour, np.float32) * cover


def place_mask(small, x, y):
    """A small mask centred at (x, y) shares of the tile."""
    full = np.zeros((SIZE, SIZE), np.float32)
    half = small.shape[0] // 2
    top, left = max(int(y * SIZE) - half, 0), max(int(x * SIZE) - half, 0)
    patch = small[: SIZE - top, : SIZE - left]
    full[top : top + patch.shape[0], left : left + patch.shape[1]] = patch
    return full


def draw_badge(picture, letter, style, icons, folder):
    """The badge in a printing's own hand: rim, colour, size, icon."""
    x, y, half_x, half_y = BOXES[letter]
    x, y = x + style["shift"][0], y + style["shift"][1]
    half_x, half_y = half_x * style["size"], half_y * style["size"]
    shape = outline(letter)
    if style["round"]:
        soft = cv2.GaussianBlur(polygon_mask(shape, (x, y, half_x, half_y)), (0, 0), SIZE * 0.012)
        body = np.clip((soft - 0.5) * 12 + 0.5, 0, 1)
    else:
        body = polygon_mask(shape, (x, y, half_x, half_y))
    grown = cv2.dilate(body, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * style["rim"] + 1,) * 2))
    shadow = np.roll(cv2.GaussianBlur(grown, (0, 0), SIZE * 0.012), (4, 5), (0, 1))
    picture = paint(picture, shadow * style["shadow"], (0, 0, 0))
    picture = paint(picture, grown, style["rim_colour"])
    colour = np.clip(np.array(COLOURS[letter]) * style["gain"] + style["tint"], 0, 255)
    picture = paint(picture, body, colour)
    drop, size = ICONS[letter]
    pixels = int(size * half_y * SIZE * style["icon"]) // 2 * 2
    return paint(picture, place_mask(mask(folder, icons[letter], pixels), x, y + drop * half_y), style["ink"])


def badge_style(rng):
    """One printing's way of drawing badges."""
    dark_rim = rng.random() < 0.3
    return {
        "shift": rng.uniform(-0.02, 0.02, 2),
        "size": rng.uniform(0.9, 1.1),
        "icon": rng.uniform(0.92, 1.12),
        "round": rng.random() < 0.4,
        "rim": int(rng.integers(1, 6)),
        "shadow": rng.uniform(0, 0.8),
        "rim_colour": rng.uniform(20, 60, 3) if dark_rim else rng.uniform(215, 255, 3),
        "gain": rng.uniform(0.82, 1.1),
        "tint": rng.uniform(-14, 14, 3),
        "ink": rng.uniform(228, 255, 3),
    }


def strip_style(rng):
    """One printing's score strip: place, ground and lettering."""
    fonts = [
        "DejaVuSans-Bold",
        "DejaVuSerif-Bold",
        "LiberationSans-Regular",
        "LiberationSerif-Bold",
        "DejaVuSansCondensed",
        "LiberationSansNarrow-Bold",
    ]
    return {
        "top": rng.uniform(0.8, 0.82),
        "height": rng.uniform(0.1, 0.12),
        "cover": rng.uniform(0.75, 1.0),
        "ground": rng.choice([[70, 75, 70], [40, 35, 32], [110, 110, 105], [90, 70, 50]]) * rng.uniform(0.8, 1.2),
        "font": fonts[rng.integers(len(fonts))],
        "left": rng.uniform(0.08, 0.14),
    }


def draw_strip(picture, letter, style, icons, folder):
    """Numbers on the left, a few small icons or badges of other kinds on the right."""
    top, height = style["top"], style["height"]
    band = np.zeros((SIZE, SIZE), np.float32)
    band[int(top * SIZE) : int((top + height) * SIZE), int(0.075 * SIZE) : int(0.925 * SIZE)] = style["cover"]
    picture = paint(picture, band, style["ground"])
    image = Image.fromarray(np.uint8(np.clip(picture, 0, 255)))
    font = ImageFont.truetype(f"{style['font']}.ttf", int(height * SIZE * 0.62))
    pen = ImageDraw.Draw(image)
    pen.text((style["left"] * SIZE, (top + height * 0.08) * SIZE), STRIP[letter], (238, 238, 234), font)
    end = style["left"] + pen.textlength(STRIP[letter], font) / SIZE + 0.06
    picture = np.asarray(image, np.float32)
    middle = top + height / 2
    small = {"H": "SFMOP", "O": "MOM", "S": "SSSS", "P": "PPP", "F": "F"}.get(letter)
    for k in range(4 if small is None else len(small)):
        x = end + k * 0.085
        if x > 0.89:
            break
        if small is None:
            icon = mask(folder, icons["DEMB"[k]], int(height * SIZE * 0.7) // 2 * 2)
            picture = paint(picture, place_mask(icon, x, middle), (240, 240, 240))
        else:
            picture = paint(
                picture, polygon_mask(outline(small[k]), (x, middle, height * 0.38, height * 0.34)), COLOURS[small[k]]
            )
    return picture
