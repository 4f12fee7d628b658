"""White icons from packs that the training side does not use.

The folder given on the command line is a `node_modules` with the npm packages `bootstrap-icons`,
`@phosphor-icons/core`, `remixicon` and `openmoji`.
"""

import io
from pathlib import Path

import cairosvg
import numpy as np
from PIL import Image

PHOSPHOR, REMIX, BOOTSTRAP, EMOJI = (
    "@phosphor-icons/core/assets",
    "remixicon/icons",
    "bootstrap-icons/icons",
    "openmoji/black/svg",
)

# Candidates a letter: one is drawn at random for every printing.
CANDIDATES = {
    "S": [
        f"{PHOSPHOR}/fill/gift-fill",
        f"{PHOSPHOR}/bold/gift-bold",
        f"{REMIX}/Finance/gift-fill",
        f"{REMIX}/Finance/gift-2-line",
        f"{BOOTSTRAP}/gift-fill",
        f"{BOOTSTRAP}/gift",
        f"{EMOJI}/1F381",
    ],
    "F": [f"{PHOSPHOR}/fill/factory-fill", f"{PHOSPHOR}/bold/factory-bold", f"{EMOJI}/1F3ED"],
    "M": [
        f"{PHOSPHOR}/fill/music-notes-fill",
        f"{PHOSPHOR}/fill/music-note-fill",
        f"{PHOSPHOR}/bold/music-notes-simple-bold",
        f"{REMIX}/Media/music-2-fill",
        f"{BOOTSTRAP}/music-note-beamed",
        f"{EMOJI}/1F3B5",
    ],
    "D": [
        f"{PHOSPHOR}/fill/beer-stein-fill",
        f"{PHOSPHOR}/bold/beer-stein-bold",
        f"{REMIX}/Food/beer-fill",
        f"{REMIX}/Food/beer-line",
        f"{EMOJI}/1F37A",
    ],
    "E": [
        f"{PHOSPHOR}/fill/fork-knife-fill",
        f"{PHOSPHOR}/bold/fork-knife-bold",
        f"{REMIX}/Food/restaurant-fill",
        f"{REMIX}/Food/restaurant-2-fill",
        f"{BOOTSTRAP}/fork-knife",
        f"{EMOJI}/1F374",
    ],
    "B": [
        f"{PHOSPHOR}/fill/bed-fill",
        f"{PHOSPHOR}/bold/bed-bold",
        f"{REMIX}/Map/hotel-bed-fill",
        f"{REMIX}/Map/hotel-bed-line",
    ],
    "O": [
        f"{PHOSPHOR}/fill/pen-nib-fill",
        f"{PHOSPHOR}/bold/pen-nib-bold",
        f"{REMIX}/Design/pen-nib-fill",
        f"{BOOTSTRAP}/vector-pen",
        f"{BOOTSTRAP}/pen-fill",
        f"{EMOJI}/1F58B",
    ],
    "P": [
        f"{PHOSPHOR}/fill/park-fill",
        f"{PHOSPHOR}/fill/tree-fill",
        f"{REMIX}/Others/tree-fill",
        f"{BOOTSTRAP}/tree-fill",
        f"{PHOSPHOR}/bold/park-bold",
        f"{EMOJI}/1F333",
    ],
    "H": [
        f"{PHOSPHOR}/fill/house-fill",
        f"{REMIX}/Buildings/home-4-fill",
        f"{REMIX}/Buildings/home-2-fill",
        f"{BOOTSTRAP}/house-door-fill",
        f"{BOOTSTRAP}/house-fill",
        f"{EMOJI}/1F3E0",
    ],
}


def choose(rng):
    """One icon file a letter, for one printing."""
    return {letter: str(files[rng.integers(len(files))]) for letter, files in CANDIDATES.items()}


def mask(folder, name, size):
    """The icon as coverage 0..1, cropped to its ink and fitted into a square of `size` pixels."""
    svg = (Path(folder) / f"{name}.svg").read_text().replace("currentColor", "#000")
    png = cairosvg.svg2png(bytestring=svg.encode(), output_width=4 * size, output_height=4 * size)
    alpha = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))[..., 3]
    ys, xs = np.where(alpha > 20)
    inked = Image.fromarray(alpha).crop((xs.min(), ys.min(), xs.max() + 1, ys.max() + 1))
    inked.thumbnail((size, size), Image.LANCZOS)
    square = Image.new("L", (size, size))
    square.paste(inked, ((size - inked.width) // 2, (size - inked.height) // 2))
    return np.asarray(square, np.float32) / 255
