"""Rooms: where the light comes from, its colour, and who stands in it."""

import bpy
import mathutils
import numpy as np
from materials import plain

# Linear RGB of common white points, green normalised to 1.
WARM, TUNGSTEN, NEUTRAL, DAY, BLUE = (
    (1.45, 1.0, 0.52),
    (1.7, 1.0, 0.38),
    (1.1, 1.0, 0.86),
    (0.95, 1.0, 1.08),
    (0.72, 0.95, 1.35),
)


def area(name, at, towards, size, colour, watts):
    """A rectangular light facing a point."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.color = tuple(np.array(colour) / max(colour))
    data.energy = watts
    thing = bpy.data.objects.new(name, data)
    thing.location = tuple(at)
    gaze = mathutils.Vector(tuple(np.asarray(towards, float) - np.asarray(at, float)))
    thing.rotation_euler = gaze.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ambient(colour, strength):
    """The rest of the room as a soft dome, a little brighter above than at the sides."""
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    tree = world.node_tree
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    gradient = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Generated"], gradient.inputs["Vector"])
    blend = tree.nodes.new("ShaderNodeMapRange")
    tree.links.new(gradient.outputs["Z"], blend.inputs["Value"])
    blend.inputs["To Min"].default_value = 0.35 * strength
    blend.inputs["To Max"].default_value = 1.15 * strength
    background = tree.nodes["Background"]
    background.inputs["Color"].default_value = (*(np.array(colour) / max(colour)), 1)
    tree.links.new(blend.outputs["Result"], background.inputs["Strength"])
    # A soft dome needs no light sampling of its own; without it a photo costs a third less.
    world.cycles.sampling_method = "NONE"
    bpy.context.scene.world = world


def around(rng, distance, height):
    angle = rng.uniform(0, 6.28)
    return np.array([distance * np.cos(angle), distance * np.sin(angle), height])


def window(rng, camera):
    """Daylight from one side."""
    at = around(rng, rng.uniform(1.2, 2.6), rng.uniform(0.7, 1.6))
    area("window", at, (0, 0, 0.1), (rng.uniform(0.8, 1.6), rng.uniform(1.0, 1.8)), DAY, rng.uniform(60, 140))
    ambient(NEUTRAL, rng.uniform(0.25, 0.7))
    return DAY


def lamp(rng, camera):
    """One warm lamp above or beside the table."""
    at = around(rng, rng.uniform(0.5, 1.4), rng.uniform(0.6, 1.3))
    size = rng.uniform(0.06, 0.3)
    colour = WARM if rng.random() < 0.6 else TUNGSTEN
    area("lamp", at, (0, 0, 0), (size, size), colour, 25)
    ambient(WARM, rng.uniform(0.12, 0.4))
    return colour


def overhead(rng, camera):
    """Ceiling panels, wide and even."""
    for _ in range(rng.integers(1, 3)):
        at = around(rng, rng.uniform(0.2, 1.2), rng.uniform(1.6, 2.2))
        area("panel", at, (at[0], at[1], 0), (rng.uniform(0.4, 1.2), rng.uniform(0.3, 0.6)), NEUTRAL, 45)
    ambient(NEUTRAL, rng.uniform(0.3, 0.8))
    return NEUTRAL


def dusk(rng, camera):
    """Blue evening light with a lamp further off."""
    at = around(rng, rng.uniform(1.0, 2.0), rng.uniform(0.6, 1.2))
    area("dusk", at, (0, 0, 0), (1.2, 1.2), BLUE, rng.uniform(6, 14))
    far = around(rng, rng.uniform(1.2, 2.2), rng.uniform(0.8, 1.8))
    area("far lamp", far, (0, 0, 0), (0.25, 0.25), TUNGSTEN, rng.uniform(4, 25))
    ambient(BLUE, rng.uniform(0.05, 0.15))
    return DAY


def flash(rng, camera):
    """The phone's own light, two centimetres from the lens, in a dim room."""
    at = camera.eye + 0.02 * camera.axes[0] + 0.012 * camera.axes[1]
    area("flash", at, at - camera.axes[2], (0.008, 0.008), NEUTRAL, 6 * np.linalg.norm(camera.eye) ** 2)
    ambient(WARM, rng.uniform(0.1, 0.35))
    return NEUTRAL


def glare(rng, camera, spot):
    """A bright window or lamp exactly where the tiles at `spot` mirror it into the lens."""
    ray = spot - camera.eye
    mirrored = ray * np.array([1, 1, -1])
    mirrored /= np.linalg.norm(mirrored)
    reach = rng.uniform(0.7, 1.4)
    at = spot + mirrored * reach
    size = rng.uniform(0.12, 0.35) * reach
    area(
        "glare",
        at,
        spot,
        (size, size * rng.uniform(0.5, 1.5)),
        DAY if rng.random() < 0.5 else NEUTRAL,
        rng.uniform(5, 14) * reach**2,
    )


def person(rng, camera):
    """Someone leaning over the table: only their shadow matters."""
    skin = plain("person", (0.2, 0.15, 0.12), 0.9)
    back = np.array([camera.axes[2][0], camera.axes[2][1], 0.0])
    if np.linalg.norm(back) < 0.05 or rng.random() < 0.4:
        back = around(rng, 1, 0)
    back /= np.linalg.norm(back)
    middle = camera.eye + back * rng.uniform(0.1, 0.3)
    # Head, trunk (behind, at the table's edge), two forearms.
    for size, drop, aside, behind in (
        (0.1, -0.1, 0, 0),
        (0.2, 0.2, 0, 0.3),
        (0.045, 0.1, 0.15, 0),
        (0.045, 0.1, -0.15, 0),
    ):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=8, radius=size)
        part = bpy.context.object
        part.location = tuple(middle + np.cross(back, (0, 0, 1)) * aside + back * behind - np.array([0, 0, drop]))
        # Never touching the table: whoever leans over it keeps off it.
        part.location.z = max(part.location.z, 0.15 + 1.3 * size)
        part.scale = (1, 1, 1.3)
        part.data.materials.append(skin)
        part.visible_camera = False


# Each returns the colour that a phone would take for white.
ROOMS = {"window": window, "lamp": lamp, "overhead": overhead, "dusk": dusk, "flash": flash}
