"""Decides everything about a photo before it is built: view, room, clutter, phone."""

import numpy as np

SPLITS = ("typical", "hard", "noncity")
# Families in the order in which photos use them, so that any prefix of a split is balanced.
FAMILIES = ("reprint", "alt", "press", "pnp", "own", "reprint", "alt", "press", "pnp")
TROUBLES = ("steep", "glare", "dim", "blur", "clutter", "small")
NONCITIES = (
    "empty table",
    "three rows",
    "face down",
    "score board",
    "plain squares",
    "chess board",
    "half outside",
    "three by three",
    "loose tiles",
)


def choose_art(index, available, rng):
    """A printing for photo number `index`."""
    family = FAMILIES[index % len(FAMILIES)]
    names = [n for n in available if n.startswith(f"{family}-")] or list(available)
    return str(names[rng.integers(len(names))])


def plan(split, index, rng):
    """All choices of one photo as a dictionary; lengths as shares, angles in radians."""
    troubles = set()
    if split == "hard":
        troubles.add(TROUBLES[index % len(TROUBLES)])
        if rng.random() < 0.35:
            troubles.add(str(rng.choice(TROUBLES)))
    steep, small = "steep" in troubles, "small" in troubles
    tilt = rng.uniform(30, 45) if steep else abs(rng.normal(0, 13)) if split != "hard" else rng.uniform(0, 30)
    tilt = np.radians(min(tilt, 45 if steep else 25 if split != "hard" else 30))
    quarter = int(rng.integers(4))
    free = rng.uniform(-np.pi / 4, np.pi / 4) if rng.random() < 0.3 else rng.normal(0, 0.1)
    portrait = rng.random() < 0.5
    ratio = rng.choice([4 / 3, 4 / 3, 16 / 9, 1.5, 1.0], p=[0.45, 0.2, 0.15, 0.15, 0.05])
    fill = rng.uniform(0.34, 0.45) if small else rng.uniform(0.5, 0.93)
    # A small city gets more pixels, as a bigger sensor would, so that its badges stay legible.
    long_side = 1200 if small else 1008 if fill < 0.65 else 912
    size = (long_side, int(long_side / ratio))
    if "dim" in troubles:
        room = str(rng.choice(["dusk", "lamp"], p=[0.7, 0.3]))
    elif "glare" in troubles:
        room = str(rng.choice(["flash", "window", "overhead"]))
    else:
        room = str(rng.choice(["window", "lamp", "overhead", "dusk"], p=[0.36, 0.3, 0.3, 0.04]))
    blur = "blur" in troubles
    shake = blur and rng.random() < 0.5
    soft = rng.uniform(0.0, 0.008)
    return {
        "troubles": troubles,
        "tilt": tilt,
        "azimuth": quarter * np.pi / 2 + free,
        "roll": rng.normal(0, 0.06),
        "sheen": "glare" in troubles,
        "size": size[::-1] if portrait else size,
        "fill": fill,
        "lens": rng.choice([24, 26, 28, 35, 52]),
        "room": room,
        "mirror_light": "glare" in troubles and room != "flash",
        "table": str(rng.choice(["wood", "cloth", "patterned", "stone", "smooth"], p=[0.36, 0.18, 0.18, 0.12, 0.16])),
        "person": rng.random() < (0.4 if split == "hard" else 0.2),
        "things": int(rng.integers(6, 11) if "clutter" in troubles else rng.integers(0, 4)),
        "others": int(rng.integers(1, 3) if "clutter" in troubles else rng.random() < 0.15),
        "shot": {
            "key": rng.uniform(0.08, 0.14) if "dim" in troubles else rng.uniform(0.15, 0.26),
            "balance": rng.uniform(0.2, 0.8) if "dim" in troubles else rng.uniform(0.5, 1.0),
            "cast": rng.uniform(0.96, 1.04, 3),
            "vignette": rng.uniform(0, 0.35),
            "motion": rng.uniform(0.025, 0.05) if shake else 0.0,
            "angle": rng.uniform(0, np.pi),
            "defocus": rng.uniform(0.012, 0.028) if blur and not shake else soft,
            "noise": rng.uniform(0.8, 1.8) if "dim" in troubles else rng.uniform(0.1, 0.5),
            "sharpen": rng.uniform(0.0, 0.8),
            "megapixels": float(np.exp(rng.uniform(np.log(1.5), np.log(12)))),
        },
        "quality": int(rng.integers(75, 96)),
        "orientation": int(rng.integers(1, 9)) if rng.random() < 0.7 else 1,
    }


def tags(chosen):
    """Short words for the truth file, to group results by."""
    words = [f"tilt{int(round(np.degrees(chosen['tilt']) / 5) * 5)}", chosen["table"], chosen["room"]]
    words += sorted(chosen["troubles"])
    if chosen["person"]:
        words.append("shadow")
    return words
