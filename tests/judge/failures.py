"""One picture a failure: the photo shrunk, true (green) and found (red) quads, both grids as text."""

from PIL import Image, ImageDraw, ImageFont, ImageOps

WIDTH = 1000  # longest side of the shrunk photo
PANEL = 330  # width of the text beside it
GREEN, RED, WHITE = (0, 230, 0), (255, 40, 40), (235, 235, 235)


def quad(pen, corners, scale, colour):
    """Outline with a dot on the city's own top left."""
    points = [(x * scale, y * scale) for x, y in corners]
    pen.line([*points, points[0]], fill=colour, width=3)
    x, y = points[0]
    pen.ellipse([x - 7, y - 7, x + 7, y + 7], fill=colour)


def write_failure(target, folder, result):
    """Writes `target`/<photo>.png."""
    target.mkdir(parents=True, exist_ok=True)
    row, answer = result["truth"], result["answer"]
    photo = ImageOps.exif_transpose(Image.open(folder / row["photo"])).convert("RGB")
    scale = min(WIDTH / max(photo.size), 1.0)
    photo = photo.resize((round(photo.width * scale), round(photo.height * scale)))
    page = Image.new("RGB", (photo.width + PANEL, max(photo.height, 640)), (20, 20, 20))
    page.paste(photo, (0, 0))
    pen = ImageDraw.Draw(page)
    if row["corners"]:
        quad(pen, row["corners"], scale, GREEN)
    if answer.get("corners"):
        quad(pen, answer["corners"], scale, RED)
    font = ImageFont.load_default(17)
    y = 12

    def say(text, colour=WHITE):
        nonlocal y
        pen.text((photo.width + 14, y), text, colour, font)
        y += 22

    say(f"{row['split']} {row['photo']}  {row['art']}")
    for start in range(0, len(row["tags"]), 3):
        say(" ".join(row["tags"][start : start + 3]))
    if result["distance"] is not None:
        say(f"corners off by {result['distance']:.2f} tile, turn {result['turn']}")
    say("")
    say(f"true:  {row['city'] or 'no city'}", GREEN)
    if "error" in answer:
        say(f"found: {answer['error'].get('code')}", RED)
    else:
        say(f"found: {answer['city']}", RED)
        say("")
        true = (row["city"] or "." * 16).replace("/", "")
        found = answer["city"].replace("/", "")
        for k in range(16):
            x = photo.width + 14 + (k % 4) * 76
            line = y + (k // 4) * 52
            right = true[k] == found[k].upper()
            pen.text((x, line), f"{true[k]} {found[k]}", WHITE if right else RED, font)
            pen.text((x, line + 20), f"{answer['confidence'][k]:.2f}", WHITE, font)
    page.save(target / f"{row['photo'].rsplit('.', 1)[0]}.png")
