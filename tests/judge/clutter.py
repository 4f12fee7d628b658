"""What else lies on the table: mugs, cards, tokens, stacks, boards, booklets, other cities."""

import bpy
import cv2
import numpy as np
from materials import plain, printed
from tiles import SIDE, THICKNESS, lay_city, make_object, rounded_ring, slab, to_table


def lathe(profile, material, at, segments=40):
    """A turned solid from a list of (radius, height)."""
    angles = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    vertices = [(r * np.cos(a) + at[0], r * np.sin(a) + at[1], h) for r, h in profile for a in angles]
    faces = []
    for k in range(len(profile) - 1):
        for i in range(segments):
            j = (i + 1) % segments
            faces.append((k * segments + i, k * segments + j, (k + 1) * segments + j, (k + 1) * segments + i))
    thing = make_object("turned", vertices, faces, [0] * len(faces), [material])
    thing.data.shade_smooth()
    return thing


def mug(rng, at, scratch, art):
    """A mug with a drink in it; dark ones fooled an earlier reader."""
    radius, height = rng.uniform(0.036, 0.046), rng.uniform(0.08, 0.11)
    colour = [(0.015, 0.015, 0.018), (0.02, 0.025, 0.05), (0.75, 0.73, 0.7), (0.3, 0.05, 0.04), (0.1, 0.2, 0.25)][
        rng.integers(5)
    ]
    glaze = plain("glaze", colour, 0.15)
    inner = radius - 0.004
    lathe([(0.001, 0), (radius * 0.9, 0), (radius, 0.006), (radius, height), (inner, height), (inner, 0.01)], glaze, at)
    drink = plain("drink", [(0.02, 0.008, 0.003), (0.3, 0.14, 0.03), (0.25, 0.18, 0.12)][rng.integers(3)], 0.05)
    lathe([(inner, height * 0.75), (0.0005, height * 0.75)], drink, at)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.026, minor_radius=0.006, major_segments=24, minor_segments=10)
    handle = bpy.context.object
    turn = rng.uniform(0, 6.28)
    handle.location = (at[0] + radius * np.cos(turn), at[1] + radius * np.sin(turn), height / 2)
    handle.rotation_euler = (np.pi / 2, 0, turn)
    handle.data.materials.append(glaze)


def drawn(scratch, name, picture):
    """Saves a generated picture and gives its path."""
    path = scratch / f"{name}.png"
    cv2.imwrite(str(path), np.uint8(np.clip(picture, 0, 255))[..., ::-1])
    return path


def flat_thing(rng, at, picture_path, half, thickness, radius, roughness, lift=0.0):
    paper = plain("paper edge", (0.5, 0.48, 0.44), 0.9)
    thing = slab("flat", *half, thickness, radius, [printed("print", picture_path, roughness)], paper)
    thing.location = (*at, 0.0004 + lift)
    thing.rotation_euler = (0, 0, rng.uniform(0, 6.28))
    return thing


def card_picture(rng):
    w, h = 200, 300
    picture = np.full((h, w, 3), rng.uniform(200, 250), np.float32)
    picture[14:-14, 14:-14] = rng.uniform(20, 230, 3)
    for _ in range(rng.integers(2, 7)):
        cv2.circle(
            picture,
            tuple(int(v) for v in rng.uniform(40, 180, 2)),
            int(rng.uniform(10, 50)),
            rng.uniform(0, 255, 3).tolist(),
            -1,
        )
    for row in range(210, 270, 14):
        cv2.line(picture, (30, row), (int(rng.uniform(90, 170)), row), (30, 30, 30), 3)
    return picture


def cards(rng, at, scratch, art):
    """A few cards, fanned or in a heap."""
    path = drawn(scratch, f"card{rng.integers(1 << 20)}", card_picture(rng))
    for k in range(rng.integers(1, 5)):
        flat_thing(rng, np.array(at) + rng.normal(0, 0.012, 2), path, (0.0315, 0.044), 0.0005, 0.003, 0.4, 0.0006 * k)


def tokens(rng, at, scratch, art):
    """Wooden discs, cubes and little figures."""
    for _ in range(rng.integers(3, 9)):
        paint = plain(
            "token",
            rng.choice(
                [
                    [0.5, 0.03, 0.03],
                    [0.03, 0.1, 0.4],
                    [0.6, 0.42, 0.05],
                    [0.04, 0.25, 0.06],
                    [0.45, 0.3, 0.16],
                    [0.02, 0.02, 0.02],
                    [0.7, 0.7, 0.68],
                ]
            ),
            0.5,
        )
        x, y = np.array(at) + rng.normal(0, 0.018, 2)
        kind = rng.integers(3)
        if kind == 0:
            lathe([(0.0005, 0), (0.008, 0), (0.008, 0.005), (0.0005, 0.005)], paint, (x, y), 20)
        elif kind == 1:
            bpy.ops.mesh.primitive_cube_add(size=0.009, location=(x, y, 0.0045), rotation=(0, 0, rng.uniform(0, 3)))
            bpy.context.object.data.materials.append(paint)
        else:
            lathe([(0.0005, 0), (0.007, 0), (0.004, 0.012), (0.005, 0.017), (0.0005, 0.021)], paint, (x, y), 16)


def back_picture(rng):
    """The back of a tile: cardboard, plain colour or an ornament."""
    picture = np.full((256, 256, 3), 1.0, np.float32) * rng.choice(
        [[150, 120, 85], [70, 85, 80], [110, 40, 40], [160, 155, 145]]
    )
    kind = rng.integers(3)
    if kind == 1:
        for k in range(-256, 512, 24):
            cv2.line(picture, (k, 0), (k + 256, 256), (picture[0, 0] * 1.25).tolist(), 3)
            cv2.line(picture, (k + 256, 0), (k, 256), (picture[0, 0] * 0.8).tolist(), 3)
    elif kind == 2:
        cv2.rectangle(picture, (22, 22), (234, 234), (picture[0, 0] * 1.4).tolist(), 5)
        cv2.circle(picture, (128, 128), 62, (picture[0, 0] * 1.4).tolist(), 8)
        cv2.putText(picture, "B", (98, 156), cv2.FONT_HERSHEY_DUPLEX, 2.4, (picture[0, 0] * 1.4).tolist(), 6)
    return picture + rng.normal(0, 6, (256, 256, 1))


def stack(rng, at, scratch, art):
    """A pile of tiles face down."""
    path = drawn(scratch, f"back{rng.integers(1 << 20)}", back_picture(rng))
    material, edge = printed("back", path, 0.6), plain("edge", (0.34, 0.3, 0.25), 0.9)
    turn = rng.uniform(0, 6.28)
    for level in range(rng.integers(2, 9)):
        tile = slab("back", SIDE / 2, SIDE / 2, THICKNESS, 0.001, [material], edge)
        tile.location = (*(np.array(at) + rng.normal(0, 0.0008, 2)), level * (THICKNESS + 0.0001) + 0.0003)
        tile.rotation_euler = (0, 0, turn + rng.normal(0, 0.03))


def score_board_picture(rng):
    """A track of numbered squares around a board."""
    picture = np.full((600, 800, 3), rng.uniform(120, 235, 3), np.float32)
    n = 14
    for k in range(n):
        for x, y in ((k * 57, 0), (k * 57, 543), (0, k * 42), (743, k * 42)):
            cv2.rectangle(picture, (x + 2, y + 2), (x + 52, y + 50), rng.uniform(150, 255, 3).tolist(), -1)
            cv2.putText(
                picture, str(int(rng.integers(1, 100))), (x + 8, y + 36), cv2.FONT_HERSHEY_SIMPLEX, 0.8, (20, 20, 20), 2
            )
    cv2.putText(picture, "SCORE", (230, 330), cv2.FONT_HERSHEY_TRIPLEX, 3, rng.uniform(0, 120, 3).tolist(), 6)
    return picture


def score_board(rng, at, scratch, art):
    path = drawn(scratch, f"score{rng.integers(1 << 20)}", score_board_picture(rng))
    flat_thing(rng, at, path, (0.1, 0.075), 0.002, 0.002, 0.4)


def booklet(rng, at, scratch, art):
    """An open page of the rules."""
    picture = np.full((600, 460, 3), rng.uniform(225, 250), np.float32)
    cv2.rectangle(picture, (30, 30), (int(rng.uniform(200, 430)), 70), rng.uniform(0, 160, 3).tolist(), -1)
    for row in range(100, 560, 16):
        if rng.random() < 0.85:
            cv2.line(picture, (30, row), (int(rng.uniform(230, 430)), row), (60, 60, 60), 4)
    x, y = (int(v) for v in rng.uniform(40, 240, 2))
    cv2.rectangle(picture, (x, y + 100), (x + 170, y + 230), rng.uniform(40, 220, 3).tolist(), -1)
    flat_thing(rng, at, drawn(scratch, f"page{rng.integers(1 << 20)}", picture), (0.092, 0.12), 0.0012, 0.001, 0.45)


def loose_tiles(rng, at, scratch, art):
    """One to three tiles face up beside the city."""
    for _ in range(rng.integers(1, 4)):
        tile = slab(
            "loose",
            SIDE / 2,
            SIDE / 2,
            THICKNESS,
            art.finish["radius"] * SIDE,
            [art.materials[rng.choice(list("SFMDEBOPH"))]],
            art.side,
        )
        tile.location = (*(np.array(at) + rng.normal(0, 0.018, 2)), rng.uniform(0.0002, 0.0026))
        tile.rotation_euler = (rng.normal(0, 0.01), rng.normal(0, 0.01), rng.uniform(0, 6.28))


# Maker, radius of the room it needs, height: for keeping things off the city and out of its sight line.
THINGS = {
    "mug": (mug, 0.065, 0.11),
    "cards": (cards, 0.07, 0.004),
    "tokens": (tokens, 0.045, 0.02),
    "stack": (stack, 0.042, 0.02),
    "score board": (score_board, 0.13, 0.003),
    "booklet": (booklet, 0.155, 0.003),
    "loose tiles": (loose_tiles, 0.065, 0.005),
}


def hides(camera, at, radius, height, quad):
    """Whether a thing standing there would come before the city in the picture."""
    ring = rounded_ring(radius, radius, radius * 0.99, 2) + at
    points = np.array([(*p, z) for p in ring for z in (0, height)])
    hull = cv2.convexHull(camera.project(points).astype(np.float32))
    return cv2.intersectConvexConvex(hull, quad.astype(np.float32))[0] > 0


def scatter(rng, camera, corners, count, scratch, art, busy=()):
    """Lays `count` things where the picture sees them; returns the names of those that found room."""
    quad = camera.project(corners)
    taken, names = list(busy), []
    for _ in range(count * 12):
        if len(names) == count:
            break
        name = str(rng.choice(list(THINGS)))
        make, radius, height = THINGS[name]
        pixel = rng.uniform(-0.1, 1.1, 2) * (camera.width, camera.height)
        at = camera.ground(pixel)[:2]
        if np.linalg.norm(at) > 0.9 or any(np.linalg.norm(at - p) < radius + r for p, r in taken):
            continue
        if hides(camera, at, radius, height, quad):
            continue
        make(rng, at, scratch, art)
        taken.append((at, radius))
        names.append(name)
    return names


def other_city(rng, camera, corners, art, grid):
    """A second city that the picture cuts: never whole, never over the first. None if no room."""
    quad = camera.project(corners)
    reach = 4.3 * SIDE / 2
    for _ in range(60):
        pose = (*camera.ground(rng.uniform(-0.25, 1.25, 2) * (camera.width, camera.height))[:2], rng.uniform(0, 6.28))
        outline = [(*p, THICKNESS) for p in to_table(pose, np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * reach)]
        cells = [
            (*p, 0) for p in to_table(pose, [((c - 1.5) * SIDE, (r - 1.5) * SIDE) for r in range(4) for c in range(4)])
        ]
        shown = camera.sees(np.array(cells)).sum()
        hull = cv2.convexHull(camera.project(np.array(outline)).astype(np.float32))
        if 2 <= shown <= 10 and cv2.intersectConvexConvex(hull, quad.astype(np.float32))[0] <= 0:
            lay_city(rng, grid, art.materials, art.side, art.finish, pose)
            return np.array(pose[:2]), reach * 1.45
    return None
