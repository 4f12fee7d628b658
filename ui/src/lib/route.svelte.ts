import type { GameId } from "./types";

export type Route =
  | { screen: "home" | "games" | "bin" | "statistics" | "settings" }
  | { screen: "players" | "table" | "automas" | "result"; game: GameId }
  | { screen: "capture" | "review"; game: GameId; city: number };

const HOME: Route = { screen: "home" };

/** The route of an address; anything unknown leads home. */
export function parse(hash: string): Route {
  const [screen, game, city, ...rest] = hash.replace(/^#\/?/, "").split("/");
  if (rest.length > 0) return HOME;
  switch (screen) {
    case "games":
    case "bin":
    case "statistics":
    case "settings":
      return game === undefined ? { screen } : HOME;
    case "players":
    case "table":
    case "automas":
    case "result":
      return game && city === undefined ? { screen, game } : HOME;
    case "capture":
    case "review":
      return game && city && /^\d$/.test(city) ? { screen, game, city: Number(city) } : HOME;
    default:
      return HOME;
  }
}

/** The address of a route, for links. */
export function href(route: Route): string {
  if (route.screen === "home") return "#/";
  const parts: string[] = [route.screen];
  if ("game" in route) parts.push(route.game);
  if ("city" in route) parts.push(String(route.city));
  return "#/" + parts.join("/");
}

/** Where the user is. The browser's address and history are the truth; this follows them. */
class Router {
  current = $state.raw<Route>(parse(location.hash));
  /** Whether the user has moved since the page was loaded: only then does focus follow. */
  moved = $state(false);
  /** The addresses behind this one, as far as they were visited in this visit. */
  #trail: string[] = [href(this.current)];

  constructor() {
    addEventListener("hashchange", () => this.#follow());
  }

  #follow() {
    this.current = parse(location.hash);
    this.moved = true;
    const here = href(this.current);
    if (this.#trail.at(-2) === here) this.#trail.pop();
    else if (this.#trail.at(-1) !== here) this.#trail.push(here);
  }

  go(route: Route) {
    location.hash = href(route);
  }

  /** Goes there without a way back here: for screens that are done with. */
  replace(route: Route) {
    this.#trail.pop();
    location.replace(href(route));
  }

  /** Goes up to a screen; where the user has just come from it, as the browser's back button. */
  up(route: Route) {
    if (this.#trail.at(-2) === href(route)) history.back();
    else this.replace(route);
  }
}

export const router = new Router();
