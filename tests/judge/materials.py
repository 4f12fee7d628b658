"""Small wrappers around Blender's shader nodes, so that a material reads like a recipe."""

import bpy


def new_material(name):
    """A fresh material with one Principled BSDF; returns (material, tree, bsdf)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def node(tree, kind, inputs=None, **properties):
    """Adds a node; `inputs` maps socket names to constants or to other nodes' sockets."""
    made = tree.nodes.new(kind)
    for key, value in properties.items():
        setattr(made, key, value)
    for key, value in (inputs or {}).items():
        put(tree, made.inputs[key], value)
    return made


def put(tree, socket, value):
    """Sets a socket to a constant or links another socket into it."""
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    elif isinstance(value, (tuple, list)) and len(value) == 3 and len(socket.default_value) == 4:
        socket.default_value = (*value, 1.0)
    else:
        socket.default_value = value


def plain(name, colour, roughness=0.6, metallic=0.0, specular=0.5):
    """A uniformly coloured surface; `colour` is linear RGB."""
    material, tree, bsdf = new_material(name)
    put(tree, bsdf.inputs["Base Color"], tuple(colour))
    bsdf.inputs["Roughness"].default_value = roughness
    bsdf.inputs["Metallic"].default_value = metallic
    bsdf.inputs["Specular IOR Level"].default_value = specular
    return material


def mix(tree, factor, a, b, blend="MIX"):
    """Colour mix of two sockets or constants."""
    made = tree.nodes.new("ShaderNodeMix")
    made.data_type = "RGBA"
    made.blend_type = blend
    put(tree, made.inputs[0], factor)
    put(tree, made.inputs[6], a)
    put(tree, made.inputs[7], b)
    return made.outputs[2]


def bump(tree, bsdf, height, strength, distance):
    """Bends the shading normal by a height field; `distance` in metres."""
    made = node(
        tree,
        "ShaderNodeBump",
        {
            "Height": height,
            "Strength": strength,
            "Distance": distance,
        },
    )
    tree.links.new(made.outputs["Normal"], bsdf.inputs["Normal"])


def printed(name, path, roughness, coat=0.0, linen=False):
    """A printed face: the picture by UV, with the finish of the varnish.

    Paper white reflects about 85 % of the light, so the picture is dimmed by that.
    """
    material, tree, bsdf = new_material(name)
    picture = node(tree, "ShaderNodeTexImage", {}, extension="EXTEND", interpolation="Cubic")
    picture.image = bpy.data.images.load(str(path), check_existing=True)
    dimmed = mix(tree, 1.0, picture.outputs["Color"], (0.85, 0.85, 0.85), "MULTIPLY")
    tree.links.new(dimmed, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = roughness
    bsdf.inputs["Coat Weight"].default_value = coat
    bsdf.inputs["Coat Roughness"].default_value = 0.12
    # Varnished board is never a mirror: linen embossing or a slow wave breaks up reflections.
    coordinates = node(tree, "ShaderNodeTexCoord").outputs["Object"]
    if linen:
        relief = node(tree, "ShaderNodeTexChecker", {"Vector": coordinates, "Scale": 2600.0}).outputs["Color"]
    else:
        relief = node(tree, "ShaderNodeTexNoise", {"Vector": coordinates, "Scale": 60.0, "Detail": 0.0}).outputs["Fac"]
    bump(tree, bsdf, relief, 0.2, 0.0002)
    return material
