import type { Route } from "./route.svelte";
import { LANGS } from "./terms";
import type { GameId, Settings } from "./types";

/** Where a guest may be: on the screens of the one game, else at its table. */
export function guestRoute(route: Route, game: GameId): Route {
  return "game" in route && route.game === game ? route : { screen: "table", game };
}

/** A guest's own settings stay on the guest's own device. */
const KEY = "surveyor-guest";

export function loadSettings(): Settings {
  const found = read();
  const one = <T extends string>(value: unknown, known: readonly T[]): T | "system" =>
    known.find((each) => each === value) ?? "system";
  return {
    lang: one(found.lang, LANGS),
    theme: one(found.theme, ["light", "dark"]),
    patterns: found.patterns === true,
    camera: found.camera === "system" ? "system" : "live",
    // A guest follows the pace of the host.
    pace: "by-itself",
  };
}

function read(): Partial<Record<keyof Settings, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    // Private windows may have no storage; then everything is as the system has it.
    return {};
  }
}

/** Under which name it is noted that this browser is the host's. */
const HOST = "surveyor-host";

/**
 * Whether this browser was the host's. After a restart the core knows nobody any more, and the host
 * needs another sentence than a guest.
 */
export function wasHost(): boolean {
  try {
    return localStorage.getItem(HOST) !== null;
  } catch {
    return false;
  }
}

export function rememberHost(host: boolean): void {
  try {
    if (host) localStorage.setItem(HOST, "1");
    else localStorage.removeItem(HOST);
  } catch {
    // Then a reload after a restart says what a guest is told.
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds until the page is closed.
  }
}
