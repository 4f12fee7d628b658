"""Cardboard pieces (single and duplex) and whole cities laid out of them, in metres."""

import numpy as np

SIDE = 0.045  # side of a tile
THICKNESS = 0.002  # punched greyboard
BEVEL = 0.00025  # the punch presses the printed face down along the edge
NEIGHBOURS = ((0, 1), (1, 0))


def rounded_ring(half_x, half_y, radius, steps=4):
    """Outline of a rounded rectangle, anticlockwise."""
    if radius <= 0:
        return np.array([(half_x, half_y), (-half_x, half_y), (-half_x, -half_y), (half_x, -half_y)])
    points = []
    for quadrant, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for angle in np.linspace(0, np.pi / 2, steps + 1) + quadrant * np.pi / 2:
            points.append(
                (sx * (half_x - radius) + radius * np.cos(angle), sy * (half_y - radius) + radius * np.sin(angle))
            )
    return np.array(points)


def make_object(name, vertices, faces, face_materials, materials, uv=None):
    """A mesh object; `uv(face, vertex)` gives texture coordinates when present."""
    import bpy  # only here: how tiles lie is tested where there is no Blender

    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [list(map(int, f)) for f in faces])
    for material in materials:
        mesh.materials.append(material)
    for polygon, index in zip(mesh.polygons, face_materials):
        polygon.material_index = index
    if uv is not None:
        layer = mesh.uv_layers.new()
        for polygon in mesh.polygons:
            for loop in polygon.loop_indices:
                layer.data[loop].uv = uv(polygon.index, mesh.loops[loop].vertex_index)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def slab(name, half_x, half_y, thickness, radius, tops, side, cells=((0, 0),), cell=None):
    """A flat piece whose top carries one picture a cell. `cell` is the (x, y) size of a picture."""
    cell = cell or (2 * half_x, 2 * half_y)
    outer = rounded_ring(half_x, half_y, radius)
    # The same number of points as the outer ring, even where hardly any roundness is left.
    inner = rounded_ring(half_x - BEVEL, half_y - BEVEL, max(radius - BEVEL, 1e-6) if radius > 0 else 0)
    n = len(outer)
    vertices = [(*p, 0) for p in outer] + [(*p, thickness - BEVEL) for p in outer]
    vertices += [(*p, thickness) for p in inner]
    faces, kinds = [], []
    for i in range(n):
        j = (i + 1) % n
        for low in (0, n):
            faces.append((low + i, low + j, low + n + j, low + n + i))
            kinds.append(len(tops))
    faces.append(tuple(range(n - 1, -1, -1)))
    kinds.append(len(tops))
    first_top = len(faces)
    if len(cells) == 1:
        faces.append(tuple(range(2 * n, 3 * n)))
    else:
        # A duplex: the top is cut in two along its short middle line.
        axis = 0 if cells[0][0] != cells[1][0] else 1
        ends = [(0, -half_y + BEVEL), (0, half_y - BEVEL)] if axis == 0 else [(-half_x + BEVEL, 0), (half_x - BEVEL, 0)]
        middle = [len(vertices), len(vertices) + 1]
        vertices += [(*p, thickness) for p in ends]
        for centre in cells:
            keep = [i for i in range(n) if np.sign(inner[i][axis]) == np.sign(centre[axis])]
            loop = [2 * n + i for i in keep] + middle
            angles = [np.arctan2(vertices[v][1] - centre[1], vertices[v][0] - centre[0]) for v in loop]
            faces.append(tuple(v for _, v in sorted(zip(angles, loop))))
    kinds += list(range(len(tops)))

    def uv(face, vertex):
        centre = cells[face - first_top] if face >= first_top else (0, 0)
        x, y, _ = vertices[vertex]
        return ((x - centre[0]) / cell[0] + 0.5, (y - centre[1]) / cell[1] + 0.5)

    return make_object(name, vertices, faces, kinds, [*tops, side], uv)


def choose_duplexes(rng, rows, columns):
    """Two disjoint pairs of adjacent cells."""
    pairs = [
        ((r, c), (r + dr, c + dc))
        for r in range(rows)
        for c in range(columns)
        for dr, dc in NEIGHBOURS
        if r + dr < rows and c + dc < columns
    ]
    rng.shuffle(pairs)
    chosen = []
    for pair in pairs:
        pair = [tuple(map(int, p)) for p in pair]
        if not any(cell in other for cell in pair for other in chosen):
            chosen.append(pair)
        if len(chosen) == 2:
            break
    return chosen


def lay_city(rng, grid, materials, side_material, finish, pose=(0, 0, 0), duplexes=True, slop=1.0):
    """Lays a grid of tiles; returns the four corners (top-left first, clockwise) on the tiles' top.

    `grid` is a list of rows of keys into `materials`; None leaves a cell empty.
    """
    rows, columns = len(grid), len(grid[0])
    pitch = SIDE * (1 + slop * rng.uniform(0.005, 0.06))
    spare = pitch - SIDE
    pieces = choose_duplexes(rng, rows, columns) if duplexes else []
    taken = {cell for pair in pieces for cell in pair}
    pieces += [[(r, c)] for r in range(rows) for c in range(columns) if (r, c) not in taken]
    outline = {}
    for cells in pieces:
        if any(grid[r][c] is None for r, c in cells):
            continue
        at = np.array([((c - (columns - 1) / 2) * pitch, ((rows - 1) / 2 - r) * pitch) for r, c in cells])
        centre = at.mean(0) + np.clip(rng.normal(0, 0.3, 2), -0.6, 0.6) * spare + rng.normal(0, 0.0002, 2)
        turn = np.clip(rng.normal(0, 0.35), -0.8, 0.8) * spare / SIDE + rng.normal(0, 0.002)
        offsets = [tuple(np.round((at[k] - at.mean(0)) / pitch, 3) * SIDE) for k in range(len(cells))]
        half = np.array([max(abs(o[i]) for o in offsets) + SIDE / 2 for i in (0, 1)])
        tile = slab(
            "tile",
            *half,
            THICKNESS,
            finish["radius"] * SIDE,
            [materials[grid[r][c]] for r, c in cells],
            side_material,
            offsets,
            (SIDE, SIDE),
        )
        place(tile, pose, centre, turn, rng)
        for (r, c), offset in zip(cells, offsets):
            corners = np.array([(-1, 1), (1, 1), (1, -1), (-1, -1)]) * SIDE / 2 + offset
            outline[r, c] = to_table(pose, centre + turned(corners, turn))
    return square_of(outline, rows, columns) if outline else None


def place(tile, pose, centre, turn, rng):
    """Puts a piece on the table, hardly tilted: board is never quite flat, which glare shows."""
    x, y = to_table(pose, np.array([centre]))[0]
    tile.location = (x, y, rng.uniform(0.0001, 0.0003))
    tile.rotation_euler = (*np.clip(rng.normal(0, 0.002, 2), -0.004, 0.004), pose[2] + turn)


def turned(points, angle):
    c, s = np.cos(angle), np.sin(angle)
    return points @ np.array([[c, s], [-s, c]])


def to_table(pose, points):
    return turned(np.asarray(points, float), pose[2]) + np.array(pose[:2])


def square_of(outline, rows, columns):
    """The mean square around the tiles: one line fitted through the outer edges of each side."""
    sides = (
        [(outline.get((0, c)), (0, 1)) for c in range(columns)],
        [(outline.get((r, columns - 1)), (1, 2)) for r in range(rows)],
        [(outline.get((rows - 1, c)), (2, 3)) for c in range(columns)],
        [(outline.get((r, 0)), (3, 0)) for r in range(rows)],
    )
    lines = []
    for side in sides:
        points = np.array([tile[k] for tile, ends in side if tile is not None for k in ends])
        if len(points) < 2:
            return None
        middle = points.mean(0)
        direction = np.linalg.svd(points - middle)[2][0]
        lines.append((middle, direction))
    corners = []
    for k in range(4):
        (p, d), (q, e) = lines[k - 1], lines[k]
        s = np.linalg.solve(np.array([d, -e]).T, q - p)[0]
        corners.append((*(p + s * d), THICKNESS))
    return np.array(corners)
