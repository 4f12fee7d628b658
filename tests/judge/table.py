"""The table under the city: wood, cloth with folds, printed cloth, stone, felt, laminate.

The tops are painted as pictures with NumPy: Blender's procedural noise costs several times the
light transport itself.
"""

import bpy
import cv2
import numpy as np
from materials import bump, mix, new_material, node
from tiles import make_object

HALF = 1.1  # metres from the middle to the table's edge: beyond every picture
SPAN = 1.2  # metres that the painted picture covers; it repeats mirrored beyond
PIXELS = 2048  # a little over half a millimetre a pixel
THREADS = 24  # threads in the small repeating picture of a weave


def noise(rng, cell, octaves=4, gain=0.55):
    """Fractal noise in 0..1; `cell` is the (x, y) size in metres of the coarsest blob."""
    total = np.zeros((PIXELS, PIXELS), np.float32)
    weight, reach = 1.0, 0.0
    for octave in range(octaves):
        size = [int(np.clip(SPAN / c * 2**octave, 2, PIXELS)) for c in cell]
        grid = rng.random((size[1] + 1, size[0] + 1), np.float32)
        total += weight * cv2.resize(grid, (PIXELS, PIXELS), interpolation=cv2.INTER_CUBIC)
        reach += weight
        weight *= gain
    total /= reach
    return np.clip((total - 0.5) * 1.6 + 0.5, 0, 1)


def blend(factor, a, b):
    """Linear RGB between two colours (or pictures)."""
    factor = factor[..., None]
    return (1 - factor) * np.asarray(a, np.float32) + factor * np.asarray(b, np.float32)


def grid(cell):
    """Metre coordinates of the picture in units of `cell`."""
    axis = np.arange(PIXELS, dtype=np.float32) * (SPAN / PIXELS / cell)
    return np.meshgrid(axis, axis)


def shade(rng, colour, spread=0.25):
    """The colour, a little lighter or darker and tinted."""
    return np.clip(np.array(colour) * rng.uniform(1 - spread, 1 + spread) * rng.uniform(0.92, 1.08, 3), 0.003, 0.9)


WOODS = (
    ((0.30, 0.17, 0.07), (0.42, 0.26, 0.12)),  # oak
    ((0.045, 0.022, 0.012), (0.12, 0.06, 0.03)),  # walnut
    ((0.50, 0.31, 0.13), (0.62, 0.43, 0.21)),  # pine
    ((0.13, 0.045, 0.02), (0.22, 0.085, 0.04)),  # cherry
    ((0.16, 0.14, 0.12), (0.27, 0.245, 0.215)),  # weathered
    ((0.010, 0.009, 0.008), (0.03, 0.026, 0.023)),  # ebonised
)


def wood(rng):
    """Boards with rings and pores along them; every board cut from another place of the tree."""
    dark, light = WOODS[rng.integers(len(WOODS))]
    dark, light = shade(rng, dark), shade(rng, light)
    rings = noise(rng, (rng.uniform(0.3, 0.8), rng.uniform(0.02, 0.06)), 3, 0.4)
    tone = np.ones((PIXELS, PIXELS), np.float32)
    width = rng.uniform(0.06, 0.2) if rng.random() < 0.75 else 9.0
    edge = np.arange(0, SPAN, width) if width < 1 else []
    for _k, start in enumerate(edge):
        rows = slice(int(start / SPAN * PIXELS), int((start + width) / SPAN * PIXELS))
        rings[rows] = np.roll(rings[rows], rng.integers(PIXELS), 1) + rng.uniform(0, 1)
        tone[rows] *= rng.uniform(0.8, 1.1)
        tone[rows.start : rows.start + rng.integers(1, 3)] *= rng.uniform(0.15, 0.6)
    lanes = np.abs((rings * rng.uniform(6, 16)) % 1 * 2 - 1) ** rng.uniform(0.7, 2)
    pores = noise(rng, (0.05, 0.0016), 2, 0.6)
    grain = 0.45 * lanes + 0.55 * noise(rng, (0.2, 0.006), 3, 0.6)
    colour = blend(grain, dark, light) * tone[..., None] * (0.75 + 0.35 * pores)[..., None]
    return colour, rng.uniform(0.25, 0.65), pores, None


CLOTHS = (
    (0.72, 0.70, 0.65),
    (0.08, 0.10, 0.18),
    (0.25, 0.03, 0.04),
    (0.05, 0.12, 0.07),
    (0.42, 0.35, 0.25),
    (0.5, 0.52, 0.55),
    (0.02, 0.02, 0.025),
    (0.13, 0.20, 0.28),
)


def cloth(rng):
    """Plain linen or cotton, with slubs along the threads."""
    colour = shade(rng, CLOTHS[rng.integers(len(CLOTHS))])
    slubs = noise(rng, (0.03, 0.001), 2) + noise(rng, (0.001, 0.03), 2) + noise(rng, (0.3, 0.3), 2)
    return colour * (0.7 + 0.2 * slubs)[..., None], 0.95, None, rng.uniform(0.0006, 0.0016)


def patterned(rng):
    """Tablecloth with checks, stripes, squares near the size of tiles, dots or flowers."""
    ground = shade(rng, CLOTHS[rng.choice([0, 0, 4, 5, 1])])
    ink = shade(rng, CLOTHS[rng.choice([1, 2, 3, 7, 6])])
    x, y = grid(rng.uniform(0.012, 0.07))
    kind = rng.choice(["gingham", "stripes", "checks", "dots", "flowers"])
    if kind == "gingham":
        share = ((x % 2 < 1).astype(np.float32) + (y % 2 < 1)) / 2
    elif kind == "stripes":
        share = ((x % 2 < rng.uniform(0.3, 1.2)) | (x % 2 > 1.85)).astype(np.float32)
    elif kind == "checks":
        share = ((x % 2 < 1) ^ (y % 2 < 1)).astype(np.float32)
    else:
        odd = (np.floor(y) % 2) * 0.5
        u, v = (x + odd) % 1 - 0.5, y % 1 - 0.5
        radius, angle = np.hypot(u, v), np.arctan2(v, u)
        reach = 0.28 if kind == "dots" else 0.22 + 0.12 * np.cos(rng.integers(4, 8) * angle)
        share = (radius < reach).astype(np.float32)
        if kind == "flowers":
            share = np.where(radius < 0.08, 0.0, share)
    share = cv2.GaussianBlur(share, (0, 0), 0.8)
    colour = blend(share, ground, ink) * (0.85 + 0.3 * noise(rng, (0.2, 0.2), 2))[..., None]
    oilcloth = rng.random() < 0.25
    return colour, 0.35 if oilcloth else 0.92, None, None if oilcloth else rng.uniform(0.0006, 0.0014)


def stone(rng):
    """Marble, slate or terrazzo."""
    base = shade(rng, [(0.62, 0.6, 0.57), (0.06, 0.065, 0.07), (0.3, 0.28, 0.26)][rng.integers(3)])
    vein = shade(rng, [(0.2, 0.2, 0.2), (0.45, 0.42, 0.38), (0.05, 0.05, 0.05)][rng.integers(3)])
    clouds = noise(rng, (0.25, 0.25), 6, 0.5)
    colour = blend(np.clip(np.abs(noise(rng, (0.5, 0.3), 6, 0.55) - 0.5) * rng.uniform(15, 50), 0, 1), vein, base)
    colour = colour * (0.75 + 0.5 * clouds)[..., None]
    if rng.random() < 0.4:
        for _ in range(3):
            chips = noise(rng, (0.005, 0.005), 2, 0.4) > 0.75
            colour[chips] = shade(rng, base * rng.uniform(0.3, 2.0), 0.4)
    return colour, rng.uniform(0.15, 0.5), None, None


def smooth(rng):
    """Laminate, lacquer, a neoprene play mat or felt: hardly any texture."""
    colours = ((0.78, 0.77, 0.74), (0.012, 0.012, 0.013), (0.03, 0.11, 0.05), (0.3, 0.3, 0.31), (0.10, 0.02, 0.03))
    colour = shade(rng, colours[rng.integers(len(colours))])
    speck = noise(rng, (0.002, 0.002), 2)
    stains = noise(rng, (0.4, 0.4), 4)
    return colour * (0.6 + 0.45 * speck + 0.2 * stains)[..., None], rng.choice([0.25, 0.6, 0.95]), speck, None


KINDS = {"wood": wood, "cloth": cloth, "patterned": patterned, "stone": stone, "smooth": smooth}
WEIGHTS = {"wood": 0.36, "cloth": 0.18, "patterned": 0.18, "stone": 0.12, "smooth": 0.16}


def weave_picture(rng, path):
    """A small repeating picture of threads going over and under."""
    n = THREADS * 8
    y, x = np.mgrid[0:n, 0:n]
    over = ((x // 8 + y // 8) % 2).astype(np.float32)
    across, along = np.sin((x % 8 + 0.5) / 8 * np.pi), np.sin((y % 8 + 0.5) / 8 * np.pi)
    height = np.where(over > 0, across * (0.6 + 0.4 * along), along * (0.6 + 0.4 * across))
    height = (
        height * rng.uniform(0.85, 1.0, (n // 8, 1)).repeat(8, 0) * rng.uniform(0.85, 1.0, (1, n // 8)).repeat(8, 1)
    )
    cv2.imwrite(str(path), np.uint8(255 * np.clip(height, 0, 1)))


def picture(tree, path, vector, colour=True, extension="MIRROR"):
    image = bpy.data.images.load(str(path), check_existing=False)
    image.colorspace_settings.name = "sRGB" if colour else "Non-Color"
    made = node(tree, "ShaderNodeTexImage", {"Vector": vector}, extension=extension)
    made.image = image
    return made.outputs["Color"]


def lay_table(rng, kind, flat_radius, scratch):
    """Makes the table top; cloths get folds that die out under the city. Pictures go to `scratch`."""
    colour, roughness, height, thread = KINDS[kind](rng)
    srgb = np.clip(colour, 0, 1) ** (1 / 2.2)
    cv2.imwrite(str(scratch / "table.bmp"), np.uint8(255 * srgb[..., ::-1] + rng.random(srgb.shape, np.float32)))
    material, tree, bsdf = new_material(kind)
    source = node(tree, "ShaderNodeTexCoord").outputs["Object"]
    turn, shift = (0, 0, rng.uniform(0, 6.28)), (*rng.uniform(0, 1, 2), 0)
    vector = node(
        tree,
        "ShaderNodeMapping",
        {"Vector": source, "Rotation": turn, "Location": shift, "Scale": (1 / SPAN, 1 / SPAN, 1)},
    ).outputs["Vector"]
    base = picture(tree, scratch / "table.bmp", vector)
    if thread:
        weave_picture(rng, scratch / "weave.bmp")
        scale = 1 / (thread * THREADS)
        fine = node(
            tree, "ShaderNodeMapping", {"Vector": source, "Rotation": turn, "Scale": (scale, scale, 1)}
        ).outputs["Vector"]
        relief = picture(tree, scratch / "weave.bmp", fine, False, "REPEAT")
        bump(tree, bsdf, relief, 0.7, thread * 0.4)
        base = mix(tree, 0.55, base, mix(tree, 1.0, base, relief, "MULTIPLY"))
    elif height is not None:
        cv2.imwrite(str(scratch / "height.bmp"), np.uint8(255 * height))
        bump(tree, bsdf, picture(tree, scratch / "height.bmp", vector, False), 0.25, 0.0006)
    tree.links.new(base, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = float(roughness)
    return table_mesh(rng, material, 160 if kind in ("cloth", "patterned") else 1, flat_radius)


def table_mesh(rng, material, steps, flat_radius):
    axis = np.linspace(-HALF, HALF, steps + 1)
    x, y = np.meshgrid(axis, axis)
    z = np.zeros_like(x)
    if steps > 1:
        for _ in range(6):
            angle, wavelength = rng.uniform(0, 3.14), rng.uniform(0.10, 0.4)
            along = x * np.cos(angle) + y * np.sin(angle)
            across = -x * np.sin(angle) + y * np.cos(angle)
            # Creases go down, not up: flat things lie on the cloth and would be pierced by ridges.
            z -= (
                rng.uniform(0.0005, 0.004)
                * np.abs(
                    np.sin(along * 6.28 / wavelength + rng.uniform(0, 6) + 1.2 * np.sin(across * rng.uniform(2, 6)))
                )
                ** 6
            )
        z *= np.clip((np.hypot(x, y) - flat_radius) / 0.08, 0.0, 1)
    n = steps + 1
    faces = [
        (r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for r in range(steps) for c in range(steps)
    ]
    top = make_object("table", np.stack([x, y, z], -1).reshape(-1, 3), faces, [0] * len(faces), [material])
    if steps > 1:
        top.data.shade_smooth()
    return top
