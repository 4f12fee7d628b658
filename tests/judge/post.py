"""What the phone does to the light: exposure, blur, noise, white balance, JPEG, EXIF."""

import cv2
import numpy as np
from PIL import Image

# Pixels as stored for each EXIF orientation, so that applying the orientation gives the upright picture.
STORED = {
    1: lambda p: p,
    2: lambda p: p[:, ::-1],
    3: lambda p: p[::-1, ::-1],
    4: lambda p: p[::-1],
    5: lambda p: p.transpose(1, 0, 2),
    6: lambda p: np.rot90(p, 1),
    7: lambda p: p[::-1, ::-1].transpose(1, 0, 2),
    8: lambda p: np.rot90(p, -1),
}
ORIENTATION_TAG = 0x0112


def expose(linear, key):
    """Auto exposure on the log average, weighted to the middle as phones do."""
    height, width = linear.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    weight = np.exp(-(x**2 + y**2) / 0.8)
    luma = linear @ np.array([0.2, 0.7, 0.1], np.float32)
    average = np.exp((np.log(luma + 1e-4) * weight).sum() / weight.sum())
    # Phones hold back the highlights, or a light city on a dark table would be washed out.
    bright = np.percentile(luma, 98.5)
    return linear * min(key / average, 1.1 / bright)


def balance(linear, white, share):
    """Takes a share of the light's own colour out: phones never quite get all of it."""
    return linear * (1 / np.asarray(white, np.float32)) ** share


def tone(linear):
    """A gentle shoulder, then the sRGB curve."""
    x = np.clip(linear, 0, None)
    x = np.where(x < 0.6, x, 0.6 + 0.4 * (1 - np.exp(-(x - 0.6) / 0.4)))
    return np.where(x < 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def motion(picture, length, angle):
    """Camera shake along a line, `length` in pixels."""
    size = int(np.ceil(length)) | 1
    kernel = np.zeros((size, size), np.float32)
    middle = size // 2
    reach = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    a, b = (tuple(int(round(v)) for v in (middle + s * reach)) for s in (-1, 1))
    cv2.line(kernel, a, b, 1.0)
    return cv2.filter2D(picture, -1, kernel / kernel.sum())


def defocus(picture, radius):
    """A disc of confusion, `radius` in pixels."""
    size = int(np.ceil(radius)) * 2 + 1
    y, x = np.mgrid[:size, :size] - size // 2
    disc = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1).astype(np.float32)
    return cv2.filter2D(picture, -1, disc / disc.sum())


def vignette(picture, strength):
    height, width = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return picture * (1 - strength * (x**2 + y**2) / 2)[..., None].astype(np.float32)


def grain(rng, linear, amount):
    """Photon and read noise, then the smear of the phone's own denoiser."""
    sigma = np.sqrt(np.clip(linear, 0, None) * amount * 0.02 + (amount * 0.012) ** 2)
    rough = rng.standard_normal(linear.shape, np.float32)
    height, width = linear.shape[:2]
    coarse = rng.standard_normal((height // 3 + 1, width // 3 + 1, 3), np.float32)
    coarse = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_LINEAR)
    return linear + sigma.astype(np.float32) * (0.6 * rough + 0.6 * coarse)


def develop(rng, linear, shot):
    """Linear light to the 8-bit upright picture at its final size; returns (picture, scale)."""
    picture = expose(linear, shot["key"])
    picture = balance(picture, shot["white"], shot["balance"]) * np.asarray(shot["cast"], np.float32)
    height, width = picture.shape[:2]
    scale = np.sqrt(shot["megapixels"] * 1e6 / (width * height))
    picture = vignette(picture, shot["vignette"])
    # Blur is given as a share of a tile, so that it hurts alike at every size.
    if shot["motion"] > 0:
        picture = motion(picture, max(shot["motion"] * shot["tile"], 1), shot["angle"])
    if shot["defocus"] > 0:
        picture = defocus(picture, max(shot["defocus"] * shot["tile"], 0.6))
    size = (int(round(width * scale)), int(round(height * scale)))
    picture = cv2.resize(picture, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    picture = tone(grain(rng, picture, shot["noise"])).astype(np.float32)
    if shot["sharpen"] > 0:
        picture += shot["sharpen"] * (picture - cv2.GaussianBlur(picture, (0, 0), max(1.0, scale)))
    return np.uint8(np.clip(picture, 0, 1) * 255 + 0.5), np.array(size) / (width, height)


def save(path, picture, quality, orientation):
    """Writes the JPEG, its pixels stored as the EXIF orientation says."""
    image = Image.fromarray(np.ascontiguousarray(STORED[orientation](picture)))
    exif = Image.Exif()
    exif[ORIENTATION_TAG] = orientation
    part = path.with_suffix(".part")
    image.save(part, "JPEG", quality=quality, exif=exif, subsampling="4:2:0")
    part.rename(path)
