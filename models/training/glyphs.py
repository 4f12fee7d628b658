"""Which drawings of open icon packs a reader of the game would take for each kind.

`icon-packs.txt` names the npm packages. Names with a colon are `pack:glyph` of `@iconify-json`
packs, the rest paths of SVG files, both below the folder given as `--icons`. The judge's packs
(see tests/judge) must never appear here.
"""
MDI = "@mdi/svg/svg/"
FA = "@fortawesome/fontawesome-free/svgs/solid/"
TF = "@tabler/icons/icons/filled/"
TO = "@tabler/icons/icons/outline/"
IO = "ionicons/dist/svg/"

PATHS = {
    "S": [MDI + "gift", MDI + "gift-outline", MDI + "gift-open", FA + "gift", TF + "gift", TO + "gift",
          IO + "gift", IO + "gift-outline", FA + "bag-shopping", MDI + "shopping", IO + "bag-handle",
          TO + "shopping-bag", FA + "gifts", MDI + "basket"],
    "F": [MDI + "factory", FA + "industry", TO + "building-factory", TO + "building-factory-2", MDI + "smoke",
          MDI + "cog", IO + "cog", FA + "gear"],
    "M": [MDI + "music", MDI + "music-note", MDI + "music-note-eighth", MDI + "music-note-sixteenth", FA + "music",
          TO + "music", IO + "musical-note", IO + "musical-notes", MDI + "music-clef-treble",
          MDI + "music-note-outline", IO + "musical-notes-outline", FA + "guitar"],
    "D": [MDI + "beer", MDI + "beer-outline", FA + "beer-mug-empty", TF + "beer", TO + "beer", IO + "beer",
          IO + "beer-outline", MDI + "glass-mug", MDI + "glass-mug-variant", MDI + "glass-cocktail",
          FA + "martini-glass", FA + "martini-glass-citrus", IO + "wine", TO + "glass-cocktail",
          MDI + "glass-wine", FA + "wine-glass", TF + "mug"],
    "E": [MDI + "silverware-fork-knife", MDI + "silverware", MDI + "silverware-variant", FA + "utensils",
          TO + "tools-kitchen-2", IO + "restaurant", IO + "restaurant-outline", MDI + "silverware-clean",
          "knife-and-fork:0", "knife-and-fork:1", "knife-and-fork:2"],
    "B": [MDI + "bed", MDI + "bed-outline", MDI + "bed-empty", MDI + "bed-double", MDI + "bed-king", FA + "bed",
          TF + "bed", TO + "bed", IO + "bed", IO + "bed-outline", MDI + "bed-single", MDI + "bunk-bed"],
    "O": [MDI + "fountain-pen-tip", MDI + "fountain-pen", FA + "pen-nib", FA + "pen-fancy", FA + "pen",
          TO + "writing", TO + "ballpen", MDI + "pen", IO + "pencil", TO + "feather"],
    "P": [MDI + "tree", MDI + "tree-outline", MDI + "pine-tree", FA + "tree", TO + "tree", TO + "trees",
          MDI + "bench", MDI + "bench-back", IO + "leaf", MDI + "flower-tulip"],
    "H": [MDI + "home", MDI + "home-outline", MDI + "home-variant", FA + "house", FA + "house-chimney",
          FA + "house-chimney-window", TF + "home", TO + "home", IO + "home", IO + "home-outline"],
}

# One line a pack, so that packs are easily compared.
PACKED = {
    "S": """fluent:gift-24-filled fluent:gift-24-regular lucide:gift mingcute:gift-fill mingcute:gift-line
        mingcute:gift-2-fill solar:gift-bold solar:gift-linear hugeicons:gift carbon:gift iconoir:gift maki:gift
        bx:bxs-gift la:gift uil:gift icon-park-solid:gift game-icons:present emojione-monotone:wrapped-gift
        fluent-emoji-high-contrast:wrapped-gift""",
    "F": """material-symbols:factory material-symbols:factory-outline lucide:factory bx:bxs-factory cil:factory
        emojione-monotone:factory fluent-emoji-high-contrast:factory fluent:building-factory-24-filled
        game-icons:factory hugeicons:factory hugeicons:factory-01 mingcute:factory-fill mingcute:factory-line
        maki:industry la:industry carbon:industry game-icons:chimney icon-park-solid:chimney""",
    "M": """game-icons:double-quaver game-icons:musical-notes fluent:music-note-1-24-filled
        fluent:music-note-2-24-filled fluent:music-note-2-24-regular material-symbols:music-note
        material-symbols:music-note-rounded mingcute:music-fill mingcute:music-line mingcute:music-2-fill
        mingcute:music-2-line solar:music-note-bold solar:music-note-2-bold
        solar:music-notes-bold solar:music-note-3-bold solar:music-note-linear lucide:music lucide:music-2
        lucide:music-4 hugeicons:music-note-01 hugeicons:music-note-03 iconoir:music-double-note
        iconoir:music-note-solid bx:bxs-music bx:music carbon:music la:music uil:music cil:music-note
        icon-park-solid:music icon-park-solid:music-one maki:music streamline:music-note-1-solid
        streamline:music-note-2-solid streamline:music-note-2 emojione-monotone:musical-note
        emojione-monotone:musical-notes fluent-emoji-high-contrast:musical-notes
        fluent-emoji-high-contrast:musical-note""",
    "D": """game-icons:beer-stein game-icons:wine-glass game-icons:martini fluent:drink-beer-24-filled
        fluent:drink-beer-24-regular fluent:drink-beer-16-filled fluent:drink-wine-24-filled
        fluent:drink-margarita-24-filled material-symbols:sports-bar material-symbols:sports-bar-outline
        material-symbols:local-bar material-symbols:wine-bar lucide:beer lucide:wine
        lucide:martini hugeicons:beer bx:beer bx:bxs-beer bx:bxs-drink bx:bxs-wine
        cil:drink-alcohol icon-park-solid:beer icon-park-solid:beer-mug icon-park-solid:cocktail
        la:beer la:cocktail la:wine-glass maki:beer maki:bar solar:wineglass-bold
        solar:wineglass-triangle-bold streamline:beer-mug streamline:beer-mug-solid streamline:beer-pitch-solid
        streamline:cocktail-solid uil:glass-martini mingcute:wineglass-fill mingcute:wineglass-2-fill fa:beer
        emojione-monotone:beer-mug emojione-monotone:cocktail-glass fluent-emoji-high-contrast:beer-mug
        fluent-emoji-high-contrast:wine-glass fluent-emoji-high-contrast:cocktail-glass""",
    "E": """game-icons:knife-fork game-icons:fork-knife-spoon fluent:food-24-filled fluent:food-24-regular
        fluent:food-16-filled material-symbols:restaurant material-symbols:restaurant-rounded
        material-symbols:local-dining material-symbols:fork-spoon material-symbols:flatware lucide:utensils
        lucide:utensils-crossed hugeicons:restaurant-01 hugeicons:spoon-and-fork hugeicons:spoon-and-knife
        hugeicons:utensils bx:restaurant carbon:restaurant cil:restaurant
        icon-park-solid:knife-fork icon-park-solid:fork-spoon la:utensils maki:restaurant
        streamline:fork-knife streamline:fork-knife-solid streamline:fork-spoon-solid uil:utensils
        uil:utensils-alt uil:restaurant mingcute:fork-knife-fill mingcute:fork-knife-line
        mingcute:fork-spoon-fill mingcute:fork-spoon-line fa:cutlery emojione-monotone:fork-and-knife
        emojione-monotone:fork-and-knife-with-plate fluent-emoji-high-contrast:fork-and-knife
        fluent-emoji-high-contrast:fork-and-knife-with-plate""",
    "B": """game-icons:bed game-icons:bunk-beds game-icons:person-in-bed fluent:bed-24-filled
        fluent:bed-24-regular fluent:bed-16-filled material-symbols:bed material-symbols:bed-outline
        material-symbols:hotel material-symbols:hotel-outline material-symbols:king-bed
        material-symbols:single-bed material-symbols:single-bed-outline lucide:bed lucide:bed-double
        lucide:bed-single hugeicons:bed hugeicons:bed-double hugeicons:bed-single-01 bx:bed bx:bxs-bed
        bx:bxs-hotel cil:bed icon-park-solid:single-bed
        icon-park-solid:double-bed la:bed maki:lodging solar:bed-bold
        solar:bed-linear uil:bed uil:bed-double
        mingcute:bed-fill mingcute:bed-line mingcute:bed-2-fill mingcute:bed-2-line fa:bed
        emojione-monotone:bed fluent-emoji-high-contrast:bed temaki:bunk-beds""",
    "O": """game-icons:fountain-pen game-icons:quill game-icons:quill-ink lucide:pen-tool carbon:pen-fountain
        cil:pen-nib la:pen-nib la:feather mingcute:quill-pen-fill mingcute:pen-fill iconoir:design-nib-solid
        emojione-monotone:black-nib emojione-monotone:fountain-pen fluent-emoji-high-contrast:black-nib
        fluent-emoji-high-contrast:fountain-pen solar:pen-bold fluent:pen-24-filled""",
    "P": """lucide:tree-deciduous lucide:trees game-icons:pine-tree game-icons:fruit-tree game-icons:park-bench
        bx:bxs-tree bx:bxs-tree-alt carbon:tree mingcute:tree-fill mingcute:tree-2-fill mingcute:tree-3-fill
        maki:park maki:park-alt1 temaki:tree-broadleaved temaki:tree-and-bench temaki:bench
        temaki:tree-needleleaved material-symbols:park material-symbols:nature hugeicons:tree-02
        icon-park-solid:tree-one iconoir:tree la:tree emojione-monotone:deciduous-tree
        fluent-emoji-high-contrast:deciduous-tree fluent:tree-deciduous-20-filled fluent:bench-24-filled""",
    "H": """fluent:home-24-filled fluent:home-24-regular lucide:house mingcute:home-1-fill mingcute:home-4-fill
        mingcute:home-5-line solar:home-bold solar:home-2-bold hugeicons:home-01 carbon:home iconoir:home
        maki:home bx:bxs-home la:home uil:home icon-park-solid:home game-icons:house game-icons:family-house
        emojione-monotone:house fluent-emoji-high-contrast:house material-symbols:home material-symbols:house
        material-symbols:cottage""",
}

GLYPHS = {kind: paths + PACKED[kind].split() for kind, paths in PATHS.items()}
