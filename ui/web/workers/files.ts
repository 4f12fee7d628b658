/** The files that the worker needs besides its program: fetched when they are needed. */
import badge from "../../../models/badge.onnx?url";
import locate from "../../../models/locate.onnx?url";
import manifest from "../../../models/manifest.json?url";
import refine from "../../../models/refine.onnx?url";
import tile from "../../../models/tile.onnx?url";
import game1 from "../../../tests/photos/game-1.jpg?url";
import game2 from "../../../tests/photos/game-2.jpg?url";
import game3 from "../../../tests/photos/game-3.jpg?url";
import game4 from "../../../tests/photos/game-4.jpg?url";

/** The models, by the names the core asks for them by. */
export const models = {
  "manifest.json": manifest,
  "locate.onnx": locate,
  "refine.onnx": refine,
  "badge.onnx": badge,
  "tile.onnx": tile,
};
export const samples = [game1, game2, game3, game4];
