"""Puts a photo's scene together in Blender and takes the linear picture."""

import json
from pathlib import Path

import bpy
import camera
import clutter
import cv2
import lights
import noncity
import numpy as np
import table
from materials import plain, printed
from tiles import SIDE, lay_city
from truth import LETTERS, random_city

GLOSSY = 0.27  # roughness at which a lamp is a blinding patch
DULL = 0.42  # roughness of a finish that spreads a lamp into a faint sheen
DETAIL = 1.3  # texels a rendered pixel
LEGIBLE = 72  # rendered pixels a tile side: a phone of 12 megapixels would have more
SAMPLES = 3  # with the denoiser, enough for a photo that is shrunk or blurred a little anyway


class Art:
    """One printing, loaded into Blender."""

    def __init__(self, folder, sheen):
        self.finish = json.loads((folder / "finish.json").read_text())
        # Away from glare photos the varnish is dull, or every lamp above would be a glare.
        rough = self.finish["roughness"]
        self.finish["roughness"] = min(rough, GLOSSY) if sheen else max(rough, DULL)
        self.materials = {
            letter: printed(letter, folder / f"{letter}.png", self.finish["roughness"], linen=self.finish["linen"])
            for letter in LETTERS
        }
        self.side = plain("board", (0.36, 0.33, 0.29), 0.9)
        self.folder = folder

    def shrink(self, pixels, scratch):
        """Shrinks the pictures to about what the photo shows: the renderer has no mipmaps, so bigger
        ones would alias at few samples."""
        for letter, material in self.materials.items():
            picture = cv2.imread(str(self.folder / f"{letter}.png"))
            if pixels < picture.shape[0]:
                picture = cv2.resize(picture, (pixels, pixels), interpolation=cv2.INTER_AREA)
            path = scratch / f"face-{letter}.png"
            cv2.imwrite(str(path), picture)
            for node in material.node_tree.nodes:
                if node.type == "TEX_IMAGE":
                    node.image = bpy.data.images.load(str(path))


def reset(seed):
    """An empty scene with the renderer set for one core and few samples."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.image_settings.file_format = "HDR"
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.seed = SAMPLES, False, seed
    cycles.use_denoising, cycles.denoising_quality, cycles.denoising_prefilter = True, "FAST", "NONE"
    cycles.use_light_tree = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Fireflies from small lamps would survive the denoiser as blots.
    cycles.sample_clamp_indirect = 4.0


def build(rng, split, index, chosen, art_folder, scratch):
    """Builds the scene; returns (camera, city rows, its corners on the table, kind of non-city)."""
    reset(index)
    art = Art(art_folder, chosen["sheen"])
    city = corners = None
    what = None
    if split == "noncity":
        what = noncity.KINDS[index % len(noncity.KINDS)]
        subject = noncity.lay(rng, what, art, scratch)
    else:
        city = random_city(rng)
        slop = rng.choice([0.4, 1.0, 1.6], p=[0.4, 0.4, 0.2])
        corners = subject = lay_city(rng, city, art.materials, art.side, art.finish, slop=slop)
    view = camera.aim(
        rng, subject, chosen["size"], chosen["tilt"], chosen["azimuth"], chosen["fill"], chosen["lens"], chosen["roll"]
    )
    if what == "half outside":
        view = noncity.cut_in_half(rng, view, subject)
    if corners is not None:
        view.sharpen(corners, LEGIBLE)
    quad = view.project(subject)
    tile = np.linalg.norm(quad - np.roll(quad, 1, 0), axis=1).max() / 4
    art.shrink(int(tile * DETAIL), scratch)
    view.install()
    table.lay_table(rng, chosen["table"], 4 * SIDE * 0.75, scratch)
    busy = []
    for _ in range(chosen["others"] if split != "noncity" else 0):
        found = clutter.other_city(rng, view, subject, art, random_city(rng))
        if found:
            busy.append(found)
    clutter.scatter(rng, view, subject, chosen["things"], scratch, art, busy)
    chosen["shot"]["white"] = lights.ROOMS[chosen["room"]](rng, view)
    if chosen["mirror_light"]:
        middle = subject.mean(0)
        lights.glare(rng, view, middle + np.array([*rng.uniform(-0.07, 0.07, 2), 0]))
    if chosen["person"]:
        lights.person(rng, view)
    return view, city, corners, what


def take(scratch):
    """Renders; returns linear RGB."""
    path = Path(scratch) / "linear.hdr"
    bpy.context.scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    return np.ascontiguousarray(cv2.imread(str(path), cv2.IMREAD_UNCHANGED)[..., ::-1])
