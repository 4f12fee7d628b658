"""Parts of the drawing set behind Surveyor's own tile faces.

One idea a file: `pen` writes SVG, `solid` projects buildings, `flora` plants,
`lettering` draws digits, `badges` the tile marks, `frame` the shared tile
border and score strip, `scene_*` the nine plots, `tokens` the city tokens.
"""
