import type { Tile, Token } from "./types";

const FILES: Record<Tile, string> = {
  S: "shop",
  F: "factory",
  M: "tavern-music",
  D: "tavern-drink",
  E: "tavern-food",
  B: "tavern-bed",
  O: "office",
  P: "park",
  H: "house",
};

const faces = import.meta.glob<string>("../../../art/tiles/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const badges = import.meta.glob<string>("../../../art/badges/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const tokens = import.meta.glob<string>("../../../art/tokens/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

function of(art: Record<string, string>, folder: string, name: string): string {
  const found = art[`../../../art/${folder}/${name}.svg`];
  if (found === undefined) throw new Error(`there is no art for ${name}`);
  return found;
}

/** The address of a tile's face. */
export function face(tile: Tile): string {
  return of(faces, "tiles", FILES[tile]);
}

/** The address of a tile's badge alone. */
export function badge(tile: Tile): string {
  return of(badges, "badges", FILES[tile]);
}

/** A token's outline: the path of a 100 x 100 drawing, to be filled by the even-odd rule. */
export function tokenPath(token: Token): string {
  const path = /\sd="([^"]+)"/.exec(of(tokens, "tokens", token))?.[1];
  if (path === undefined) throw new Error(`the token ${token} is not one path`);
  return path;
}
