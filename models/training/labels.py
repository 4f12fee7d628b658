"""The eleven classes of a cell and the units shared by every module."""

# Order of the logits of the badge and tile nets. "none" is a covered or face-down badge, or the
# corner of the tile where no badge is; "empty" is a place where no tile lies.
KINDS = ["S", "F", "M", "D", "E", "B", "O", "P", "H"]
NONE = len(KINDS)
EMPTY = NONE + 1
CLASSES = EMPTY + 1
# What lies on a place besides the nine kinds: a tile without a face, or nothing.
FACELESS, VACANT = -1, -2
# Length of the vector by which the cells of one copy are compared.
EMBEDDING = 64
TAVERNS = [KINDS.index(k) for k in "MDEB"]

# File stems of scanned or drawn faces, in the order of KINDS.
FACE_FILES = [
    "shop",
    "factory",
    "tavern-music",
    "tavern-drink",
    "tavern-food",
    "tavern-bed",
    "office",
    "park",
    "house",
]

# Pixels along the side of a tile picture while scenes are composed.
ART = 192

# The windows through which badges are looked at: x, y and side, in tiles. Published copies carry them in the first;
# in copies that do not, the reader looks for them in the others.
WINDOWS = [
    (0.0, 0.0, 0.5),
    (0.25, 0.25, 0.5),
    (0.1, 0.1, 0.8),
    (0.0, 0.0, 1.0),
    (0.5, 0.0, 0.5),
    (0.0, 0.5, 0.5),
    (0.5, 0.5, 0.5),
]
# The window of a whole tile.
WHOLE = (0.0, 0.0, 1.0)
BADGE_PX = 48
TILE_PX = 64

# The refine frame: four tiles and this much margin on each side, in tiles.
MARGIN = 0.7
FRAME_PX = 192

# Input side of the locate net.
LOCATE_PX = 192
