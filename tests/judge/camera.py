"""The phone: where it is held, and the exact projection that the truth comes from."""

import numpy as np

SENSOR = 36.0  # millimetres; the long side of a full-frame sensor, as phone makers quote lenses


class Camera:
    """A pinhole camera with its own projection, mirrored into Blender by `install`."""

    def __init__(self, width, height, lens, eye, target, roll):
        self.width, self.height = width, height
        self.focal = lens * max(width, height) / SENSOR
        self.eye = np.asarray(eye, float)
        back = self.eye - target
        back /= np.linalg.norm(back)
        forward = np.array([-back[0], -back[1], 0.0])
        if np.linalg.norm(forward) < 1e-6:
            forward = np.array([0.0, 1.0, 0.0])
        right = np.cross(forward, back)
        right /= np.linalg.norm(right)
        up = np.cross(back, right)
        c, s = np.cos(roll), np.sin(roll)
        self.axes = np.array([c * right + s * up, c * up - s * right, back])

    def project(self, points):
        """World points to pixels of the picture (x right, y down)."""
        local = (np.asarray(points, float) - self.eye) @ self.axes.T
        depth = -local[:, 2]
        return np.stack(
            [self.width / 2 + self.focal * local[:, 0] / depth, self.height / 2 - self.focal * local[:, 1] / depth], 1
        )

    def ground(self, pixel):
        """The point of the table plane behind a pixel."""
        ray = self.axes.T @ np.array(
            [(pixel[0] - self.width / 2) / self.focal, (self.height / 2 - pixel[1]) / self.focal, -1.0]
        )
        return self.eye + ray * (-self.eye[2] / ray[2])

    def sees(self, points, margin=0.0):
        """Which points fall inside the picture, `margin` as a share of its width and height."""
        at = self.project(points) / (self.width, self.height)
        return np.all((at > margin) & (at < 1 - margin), axis=1)

    def sharpen(self, corners, pixels):
        """Renders more pixels where the city's smallest tile side would get fewer than `pixels`."""
        quad = self.project(corners)
        smallest = np.linalg.norm(quad - np.roll(quad, 1, 0), axis=1).min() / 4
        factor = float(np.clip(pixels / smallest, 1, 1.6))
        self.focal *= factor
        self.width, self.height = round(self.width * factor), round(self.height * factor)

    def install(self):
        """Makes this the camera of the scene."""
        import bpy  # only here: the projection is tested where there is no Blender
        import mathutils

        scene = bpy.context.scene
        data = bpy.data.cameras.new("phone")
        data.sensor_fit = "HORIZONTAL"
        data.sensor_width = SENSOR
        data.lens = self.focal * SENSOR / self.width
        data.clip_start = 0.01
        thing = bpy.data.objects.new("phone", data)
        scene.collection.objects.link(thing)
        world = np.eye(4)
        world[:3, :3] = self.axes.T
        world[:3, 3] = self.eye
        thing.matrix_world = mathutils.Matrix(world.tolist())
        scene.camera = thing
        scene.render.resolution_x, scene.render.resolution_y = self.width, self.height
        scene.render.resolution_percentage = 100


def aim(rng, corners, size, tilt, azimuth, fill, lens, roll, wander=0.8, margin=0.015):
    """Holds the camera so that the square `corners` fills a share `fill` of the picture.

    `tilt` is the angle from straight down, `azimuth` the side of the table (0: the city's foot),
    both in radians. `wander` moves the city off the middle by that share of the free room.
    """
    width, height = size
    centre = corners.mean(0)
    side = np.array([np.sin(tilt) * np.sin(azimuth), -np.sin(tilt) * np.cos(azimuth), np.cos(tilt)])
    drift = rng.uniform(-1, 1, 2)

    def at(distance, target):
        return Camera(width, height, lens, target + side * distance, target, roll)

    def extent(camera):
        box = camera.project(corners)
        return box.min(0), box.max(0)

    low, high = 0.05, 3.0
    for _ in range(40):
        distance = (low + high) / 2
        first, last = extent(at(distance, centre))
        share = max((last - first) / (width, height))
        low, high = (distance, high) if share > fill else (low, distance)
    target = centre
    for shrink in (1, 0.7, 0.4, 0.15, 0):
        camera = at(distance, centre)
        first, last = extent(camera)
        room = (np.array([width, height]) - (last - first)) / 2
        middle = np.array([width, height]) / 2
        offset = (first + last) / 2 - middle - drift * room * wander * shrink
        target = camera.ground(middle + offset)
        target[2] = centre[2]
        if at(distance, target).sees(corners, margin).all():
            break
    return at(distance, target)
