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
    "S": [
        MDI + "gift",
        MDI + "gift-outline",
        MDI + "gift-open",
        FA + "gift",
        TF + "gift",
        TO + "gift",
        IO + "gift",
        IO + "gift-outline",
        FA + "bag-shopping",
        MDI + "shopping",
        IO + "bag-handle",
        TO + "shopping-bag",
        FA + "gifts",
        MDI + "basket",
    ],
    "F": [
        MDI + "factory",
        FA + "industry",
        TO + "building-factory",
        TO + "building-factory-2",
        MDI + "smoke",
        MDI + "cog",
        IO + "cog",
        FA + "gear",
    ],
    "M": [
        MDI + "music",
        MDI + "music-note",
        MDI + "music-note-eighth",
        MDI + "music-note-sixteenth",
        FA + "music",
        TO + "music",
        IO + "musical-note",
        IO + "musical-notes",
        MDI + "music-clef-treble",
        MDI + "music-note-outline",
        IO + "musical-notes-outline",
        FA + "guitar",
    ],
    "D": [
        MDI + "beer",
        MDI + "beer-outline",
        FA + "beer-mug-empty",
        TF + "beer",
        TO + "beer",
        IO + "beer",
        IO + "beer-outline",
        MDI + "glass-mug",
        MDI + "glass-mug-variant",
        MDI + "glass-cocktail",
        FA + "martini-glass",
        FA + "martini-glass-citrus",
        IO + "wine",
        TO + "glass-cocktail",
        MDI + "glass-wine",
        FA + "wine-glass",
        TF + "mug",
    ],
    "E": [
        MDI + "silverware-fork-knife",
        MDI + "silverware",
        MDI + "silverware-variant",
        FA + "utensils",
        TO + "tools-kitchen-2",
        IO + "restaurant",
        IO + "restaurant-outline",
        MDI + "silverware-clean",
        "knife-and-fork:0",
        "knife-and-fork:1",
        "knife-and-fork:2",
    ],
    "B": [
        MDI + "bed",
        MDI + "bed-outline",
        MDI + "bed-empty",
        MDI + "bed-double",
        MDI + "bed-king",
        FA + "bed",
        TF + "bed",
        TO + "bed",
        IO + "bed",
        IO + "bed-outline",
        MDI + "bed-single",
        MDI + "bunk-bed",
    ],
    "O": [
        MDI + "fountain-pen-tip",
        MDI + "fountain-pen",
        FA + "pen-nib",
        FA + "pen-fancy",
        FA + "pen",
        TO + "writing",
        TO + "ballpen",
        MDI + "pen",
        IO + "pencil",
        TO + "feather",
    ],
    "P": [
        MDI + "tree",
        MDI + "tree-outline",
        MDI + "pine-tree",
        FA + "tree",
        TO + "tree",
        TO + "trees",
        MDI + "bench",
        MDI + "bench-back",
        IO + "leaf",
        MDI + "flower-tulip",
    ],
    "H": [
        MDI + "home",
        MDI + "home-outline",
        MDI + "home-variant",
        FA + "house",
        FA + "house-chimney",
        FA + "house-chimney-window",
        TF + "home",
        TO + "home",
        IO + "home",
        IO + "home-outline",
    ],
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

# The same from further packs.
MORE = {
    "S": """ant-design:gift-filled ant-design:gift-outlined ant-design:gift-twotone ant-design:shopping-filled
        ant-design:shopping-outlined ant-design:shopping-twotone basil:present-outline basil:present-solid
        basil:shopping-bag-outline basil:shopping-bag-solid clarity:shopping-bag-line
        clarity:shopping-bag-solid el:gift entypo:shopping-bag ep:handbag ep:present ep:shopping-bag f7:gift
        f7:gift-alt f7:gift-alt-fill f7:gift-fill fluent-mdl2:gift-box-solid fluent-mdl2:giftbox
        icomoon-free:gift icons8:gift jam:gift lsicon:gift-filled lsicon:gift-outline
        lsicon:shopping-bag-filled lsicon:shopping-bag-outline mage:gift mage:gift-fill mage:shopping-bag
        mage:shopping-bag-fill picon:handbag picon:shopping pixelarticons:gift pixelarticons:gift-sharp
        pixelarticons:handbag pixelarticons:handbag-sharp pixelarticons:shopping-bag
        pixelarticons:shopping-bag-sharp ps:gift si-glyph:gift simple-line-icons:handbag
        simple-line-icons:present tdesign:gift tdesign:gift-filled typcn:gift typcn:shopping-bag vaadin:gift
        whh:gift whh:shopping""",
    "F": """clarity:factory-line clarity:factory-solid picon:factory si-glyph:factory vaadin:factory whh:factory""",
    "M": """arcticons:music arcticons:music-alt-1 arcticons:music-alt-3 basil:music-outline basil:music-solid
        clarity:music-note-line clarity:music-note-solid el:music entypo:note f7:music-note f7:music-note-2
        fluent-mdl2:music-note fontisto:music-note foundation:music icomoon-free:music icons8:music
        ix:music-note jam:music lsicon:music-filled lsicon:music-outline mage:music mage:music-fill
        majesticons:music majesticons:music-line majesticons:music-note majesticons:music-note-line
        picon:music pixelarticons:music pixelarticons:music-sharp ps:music raphael:music si-glyph:music
        si-glyph:music-note subway:music tdesign:music tdesign:music-1 tdesign:music-1-filled tdesign:music-2
        tdesign:music-2-filled tdesign:music-filled vaadin:music whh:music whh:musicalt""",
    "D": """dashicons:beer el:glass entypo:drink fluent-mdl2:beer-mug fontisto:cocktail guidance:bar icomoon-free:glass
        icomoon-free:glass2 jam:beer jam:glass-filled picon:beer picon:cocktail ps:beer ps:cocktail
        si-glyph:cocktail tdesign:beer tdesign:beer-filled typcn:beer typcn:wine vaadin:glass whh:beer
        whh:beeralt whh:glass whh:wine whh:wineglass""",
    "E": """dashicons:food ep:fork-spoon ep:knife-fork guidance:restaurant map:restaurant picon:silverware ps:cutlery
        si-glyph:spoon-fork vaadin:cutlery""",
    "B": """fluent-mdl2:hotel icons8:bed lsicon:bed-filled lsicon:bed-outline map:lodging picon:bed pixelarticons:bed
        pixelarticons:bed-sharp si-glyph:bed vaadin:bed whh:bed""",
    "O": """clarity:pencil-line clarity:pencil-solid el:pencil entypo:feather entypo:pencil f7:pencil foundation:pencil
        guidance:pen icomoon-free:pen icomoon-free:pencil icomoon-free:quill icons8:pencil ix:ink-pen
        ix:ink-pen-filled ix:pen ix:pen-filled jam:pencil line-md:pencil line-md:pencil-twotone mage:pen
        mage:pen-fill picon:feather picon:pen ps:pen raphael:pen si-glyph:feather si-glyph:pen
        si-glyph:pen-nib si-glyph:pencil simple-line-icons:pencil subway:pencil tdesign:pen tdesign:pen-filled
        typcn:pen typcn:pencil vaadin:pencil whh:featheralt whh:pen whh:pencil""",
    "P": """clarity:tree-line clarity:tree-solid entypo:tree f7:tree foundation:trees guidance:park healthicons:forest
        healthicons:forest-outline ix:leaf jam:tree jam:tree-alt map:park picon:forest picon:pine ps:leaf
        si-glyph:tree si-glyph:trees tdesign:forest tdesign:forest-filled typcn:leaf typcn:tree whh:forest
        whh:forestalt""",
    "H": """ant-design:home-filled ant-design:home-outlined ant-design:home-twotone basil:home-outline basil:home-solid
        clarity:home-line clarity:home-solid clarity:house-line clarity:house-solid el:home entypo:home
        ep:home-filled ep:house f7:house f7:house-alt f7:house-alt-fill f7:house-fill fluent-mdl2:home
        fluent-mdl2:home-solid fontisto:home foundation:home healthicons:home healthicons:home-alt
        healthicons:home-alt-outline healthicons:home-outline icomoon-free:home icomoon-free:home2
        icomoon-free:home3 icons8:home ix:home ix:home-filled jam:home lsicon:home-filled lsicon:home-outline
        lsicon:house-filled lsicon:house-outline majesticons:home majesticons:home-line picon:house
        pixelarticons:home pixelarticons:home-sharp ps:home raphael:home si-glyph:house simple-line-icons:home
        stash:home stash:home-light subway:home subway:home-1 subway:home-2 subway:home-3 tdesign:home
        tdesign:home-filled typcn:home typcn:home-outline vaadin:home whh:home whh:homealt whh:house""",
}

# Coloured drawings: what someone pastes who makes tiles on a computer.
EMOJI = {
    "S": """emojione:wrapped-gift fluent-emoji-flat:wrapped-gift noto:wrapped-gift twemoji:wrapped-gift""",
    "F": """emojione:factory fluent-emoji-flat:factory noto:factory twemoji:factory""",
    "M": """emojione:musical-note emojione:musical-notes fluent-emoji-flat:musical-note fluent-emoji-flat:musical-notes
        noto:musical-note noto:musical-notes twemoji:musical-note twemoji:musical-notes""",
    "D": """emojione:beer-mug emojione:clinking-beer-mugs emojione:cocktail-glass emojione:tropical-drink
        emojione:wine-glass fluent-emoji-flat:beer-mug fluent-emoji-flat:clinking-beer-mugs
        fluent-emoji-flat:cocktail-glass fluent-emoji-flat:tropical-drink fluent-emoji-flat:wine-glass
        noto:beer-mug noto:clinking-beer-mugs noto:cocktail-glass noto:tropical-drink noto:wine-glass
        twemoji:beer-mug twemoji:clinking-beer-mugs twemoji:cocktail-glass twemoji:tropical-drink
        twemoji:wine-glass""",
    "E": """emojione:fork-and-knife emojione:fork-and-knife-with-plate fluent-emoji-flat:fork-and-knife
        fluent-emoji-flat:fork-and-knife-with-plate noto:fork-and-knife noto:fork-and-knife-with-plate
        twemoji:fork-and-knife twemoji:fork-and-knife-with-plate""",
    "B": """emojione:bed emojione:person-in-bed fluent-emoji-flat:bed fluent-emoji-flat:person-in-bed
        fluent-emoji-flat:person-in-bed-light noto:bed noto:person-in-bed twemoji:bed twemoji:person-in-bed""",
    "O": """emojione:black-nib emojione:fountain-pen emojione:pen emojione:pencil fluent-emoji-flat:black-nib
        fluent-emoji-flat:fountain-pen fluent-emoji-flat:pen fluent-emoji-flat:pencil noto:black-nib
        noto:fountain-pen noto:pen noto:pencil twemoji:black-nib twemoji:fountain-pen twemoji:pen
        twemoji:pencil""",
    "P": """emojione:deciduous-tree emojione:evergreen-tree fluent-emoji-flat:deciduous-tree
        fluent-emoji-flat:evergreen-tree noto:deciduous-tree noto:evergreen-tree twemoji:deciduous-tree
        twemoji:evergreen-tree""",
    "H": """emojione:house emojione:house-with-garden fluent-emoji-flat:house fluent-emoji-flat:house-with-garden
        noto:house noto:house-with-garden twemoji:house twemoji:house-with-garden""",
}

GLYPHS = {kind: paths + PACKED[kind].split() + MORE[kind].split() for kind, paths in PATHS.items()}
COLOURED = {kind: names.split() for kind, names in EMOJI.items()}
