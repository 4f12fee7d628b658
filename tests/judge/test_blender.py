"""Blender sees what the truth rests on. Needs Blender's module (requirements.txt)."""

import bpy
import camera
import numpy as np
import pytest
from test_generator import SQUARE


@pytest.mark.parametrize("size", [(800, 600), (600, 800), (700, 700)])
@pytest.mark.parametrize("tilt", [0.0, 0.4, 0.78])
def test_projection_agrees_with_blender(size, tilt):
    from bpy_extras.object_utils import world_to_camera_view
    from mathutils import Vector

    bpy.ops.wm.read_factory_settings(use_empty=True)
    view = camera.aim(np.random.default_rng(1), SQUARE, size, tilt, 2.0, 0.6, 28, 0.1)
    view.install()
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    theirs = [world_to_camera_view(scene, scene.camera, Vector(p)) for p in SQUARE]
    theirs = np.array([(v.x * size[0], (1 - v.y) * size[1]) for v in theirs])
    assert np.abs(theirs - view.project(SQUARE)).max() < 0.01
    assert view.sees(SQUARE).all()
