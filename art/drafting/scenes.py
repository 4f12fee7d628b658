"""The nine plots and the score strips under them."""

from . import scene_factory, scene_house, scene_office, scene_park, scene_shop, scene_tavern

SCENES = {
    "shop": scene_shop.draw,
    "factory": scene_factory.draw,
    "tavern-music": scene_tavern.drawer("music"),
    "tavern-drink": scene_tavern.drawer("drink"),
    "tavern-food": scene_tavern.drawer("food"),
    "tavern-bed": scene_tavern.drawer("bed"),
    "office": scene_office.draw,
    "park": scene_park.draw,
    "house": scene_house.draw,
}

SILVER, GOLD = ("#d5d9dd", "#7d858c"), ("#f0c34e", "#8a6420")

# What each type scores, in the order in which the rules tell it.
STRIPS = {
    "shop": [("2", "5", "10", "16"), ("cards", [["shop"] * 4])],
    "factory": [
        ("mark", "factory"),
        "x2",
        "//",
        ("medal", SILVER),
        ("mark", "factory"),
        "x3",
        "//",
        ("medal", GOLD),
        ("mark", "factory"),
        "x4",
    ],
    "tavern": [
        ("1", "4", "9", "17"),
        ("icon", "tavern-drink"),
        ("icon", "tavern-food"),
        ("icon", "tavern-music"),
        ("icon", "tavern-bed"),
    ],
    "office": [("1", "3", "6", "10", "15", "21"), "+1", ("cards", [["office", "tavern"]])],
    "park": [("2", "8", "12", "13", "14..."), ("cards", [["park", None], ["park", "park"]])],
    "house": [
        ("mark", "house"),
        "x1-5",
        ("mark", "shop"),
        ("mark", "factory"),
        ("mark", "tavern"),
        ("mark", "office"),
        ("mark", "park"),
        "/",
        "1",
        ("cards", [["house", "factory"]]),
    ],
}
