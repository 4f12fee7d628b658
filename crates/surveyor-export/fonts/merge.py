"""Merges the subsets of the @fontsource packages into one TrueType file a weight.

    pip install fonttools
    python3 merge.py FOLDER    # with FOLDER/barlow, FOLDER/zilla-slab and FOLDER/fira-sans

The packages split a face by script and pack it as WOFF; the card needs it whole and unpacked.
"""

import copy
import pathlib
import sys

from fontTools.merge import Merger

FACES = {
    "barlow-400": ("latin", "latin-ext", "vietnamese"),
    "barlow-600": ("latin", "latin-ext", "vietnamese"),
    "zilla-slab-600": ("latin", "latin-ext"),
    "fira-sans-600": ("cyrillic", "cyrillic-ext", "greek"),
}


def add_replacement(font):
    """Gives U+FFFD the box that stands for a missing letter, so that text can ask for it."""
    font.setGlyphOrder([*font.getGlyphOrder(), "replacement"])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["glyf"].glyphs["replacement"] = copy.deepcopy(font["glyf"][".notdef"])
    font["hmtx"]["replacement"] = font["hmtx"][".notdef"]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0xFFFD] = "replacement"


folder = pathlib.Path(sys.argv[1])
for face, scripts in FACES.items():
    family, weight = face.rsplit("-", 1)
    files = folder / family / "files"
    font = Merger().merge([str(files / f"{family}-{script}-{weight}-normal.woff") for script in scripts])
    font.flavor = None
    if family == "barlow":
        add_replacement(font)
    font.save(pathlib.Path(__file__).with_name(f"{face}.ttf"))
