"""The four nets. Plain strided convolutions: on one CPU thread they beat depthwise ones."""

import torch
from torch import nn

from .labels import BADGE_PX, CLASSES, EMBEDDING, FRAME_PX, LOCATE_PX, TILE_PX

STRIDE = 4  # heat maps have a quarter of the input's resolution
# Whether this processor multiplies in sixteen bits: on those that only pretend to, it takes twice the time instead
# of half of it.
SIXTEEN_BITS = any(torch.cpu.get_capabilities().get(name, False) for name in ("amx_bf16", "avx512_bf16"))


def conv(cin: int, cout: int, stride: int = 1, kernel: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(cin, cout, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(cout), nn.ReLU(True)
    )


class Residual(nn.Module):
    """One convolution beside an identity."""

    def __init__(self, c: int):
        super().__init__()
        self.body = conv(c, c)

    def forward(self, x):
        return x + self.body(x)


class Pyramid(nn.Module):
    """Encoder to stride 32 and decoder back to stride 4 with sideways 1 x 1 convolutions."""

    def __init__(self, widths=(16, 32, 64, 96, 128), out: int = 32, mid: int = 48, px: int = 192):
        super().__init__()
        a, b, c, d, e = widths
        self.e1 = conv(3, a, 2)
        self.e2 = nn.Sequential(conv(a, b, 2), Residual(b))
        self.e3 = nn.Sequential(conv(b, c, 2), Residual(c))
        self.e4 = nn.Sequential(conv(c, d, 2), Residual(d))
        self.e5 = nn.Sequential(conv(d, e, 2), Residual(e), Residual(e))
        # Where in the frame a feature lies: convolutions alone would not know.
        self.place = nn.Parameter(torch.zeros(1, e, px // 32, px // 32))
        self.s5, self.s4 = nn.Conv2d(e, c, 1), nn.Conv2d(d, c, 1)
        self.d4 = conv(c, c)
        self.t4, self.s3 = nn.Conv2d(c, mid, 1), nn.Conv2d(c, mid, 1)
        self.d3 = conv(mid, mid)
        self.t3, self.s2 = nn.Conv2d(mid, out, 1), nn.Conv2d(b, out, 1)
        self.d2 = conv(out, out)
        self.up = nn.Upsample(scale_factor=2, mode="nearest")

    def forward(self, x):
        e2 = self.e2(self.e1(x))
        e3 = self.e3(e2)
        e4 = self.e4(e3)
        e5 = self.e5[2](self.e5[1](self.e5[0](e4) + self.place))
        d4 = self.d4(self.up(self.s5(e5)) + self.s4(e4))
        d3 = self.d3(self.up(self.t4(d4)) + self.s3(e3))
        d2 = self.d2(self.up(self.t3(d3)) + self.s2(e2))
        return d2, d3, e5


class Locate(nn.Module):
    """Photo to maps: mask, lattice, corner, centre (logits) and the quad seen from each place."""

    def __init__(self):
        super().__init__()
        self.trunk = Pyramid(px=LOCATE_PX)
        self.heat = nn.Conv2d(32, 4, 1)
        self.quad = nn.Sequential(conv(48, 48), nn.Conv2d(48, 8, 1))
        nn.init.constant_(self.heat.bias, -3.0)

    def forward(self, x):
        f, coarse, _ = self.trunk(x)
        return self.heat(f), self.quad(coarse)


class Refine(nn.Module):
    """Roughly rectified city to 25 ordered points in input pixels, their spread, a logit that a
    whole city is framed, and one that it is a part of a larger grid."""

    def __init__(self):
        super().__init__()
        self.trunk = Pyramid(px=FRAME_PX)
        self.heat = nn.Conv2d(32, 25, 1)
        self.judge = nn.Sequential(
            nn.Conv2d(128, 24, 1),
            nn.ReLU(True),
            nn.Flatten(),
            nn.Linear(24 * (FRAME_PX // 32) ** 2, 48),
            nn.ReLU(True),
            nn.Linear(48, 2),
        )
        axis = (torch.arange(FRAME_PX // STRIDE) + 0.5) * STRIDE
        y, x = torch.meshgrid(axis, axis, indexing="ij")
        self.register_buffer("grid", torch.stack([x.flatten(), y.flatten(), (x * x + y * y).flatten() / 256], 1))

    def full(self, x):
        """Points, spread, both logits and the raw maps, which only training needs."""
        f, _, deep = self.trunk(x)
        heat = self.heat(f)
        p = torch.softmax(heat.flatten(2), dim=2)
        m = p @ self.grid
        points = m[..., :2]
        variance = m[..., 2] * 256 - (points * points).sum(-1)
        city, larger = self.judge(deep).split(1, 1)
        return points, torch.sqrt(torch.clamp(variance, min=1e-2)), city, larger, heat

    def forward(self, x):
        return self.full(x)[:4]


# Side of the crop and channels of each cell net. The badge decides, so it may cost more; on the processors at hand
# the runtime pads channels to a multiple of sixteen.
CELLS = {"badge": (BADGE_PX, (16, 40, 80, 144)), "tile": (TILE_PX, (16, 32, 64, 144))}


class Cell(nn.Module):
    """Square crop to the logits of its class and a vector that is alike for tiles alike."""

    def __init__(self, px: int, widths: tuple[int, int, int, int], drop: float = 0.2):
        super().__init__()
        a, b, c, d = widths
        side = -(-px // 16)
        self.body = nn.Sequential(
            conv(3, a, 2),
            conv(a, b, 2),
            Residual(b),
            conv(b, c, 2),
            Residual(c),
            conv(c, d, 2),
            nn.Flatten(),
            nn.Dropout(drop),
        )
        self.kind = nn.Linear(d * side * side, CLASSES)
        self.alike = nn.Linear(d * side * side, EMBEDDING)

    def forward(self, x):
        # What is measured, exported and run is the same net in full. Points are too fine for sixteen bits: trained in
        # those, locate and refine lost three of 300 home-made cities.
        with torch.autocast("cpu", torch.bfloat16, enabled=SIXTEEN_BITS and self.training):
            f = self.body(x)
        f = f.float()
        return self.kind(f), self.alike(f)
