import type { NamedFile, PictureKind } from "./transport";
import type {
  Answer,
  GameId,
  GameState,
  Lang,
  PeekState,
  ReadingId,
  Refusal,
  Request,
  Restored,
  ShareRequest,
} from "./types";

/** What the page can ask of the worker that has the table. */
export interface Desk {
  ask(request: Request, lang: Lang): Promise<Answer>;
  addPhoto(game: GameId, city: number, photo: Blob, lang: Lang): Promise<GameState>;
  peek(game: GameId, frame: Blob): Promise<PeekState>;
  picture(reading: ReadingId, kind: PictureKind): Promise<Blob>;
  share(request: ShareRequest, lang: Lang): Promise<NamedFile>;
  backup(): Promise<Blob>;
  restore(file: Blob): Promise<Restored>;
  saveCopy(): Promise<Blob>;
  takeCopy(file: Blob): Promise<number>;
}

export type Call = {
  [Name in keyof Desk]: { id: number; call: Name; args: Parameters<Desk[Name]> };
}[keyof Desk];

/**
 * How it stands with the table: the worker has it, waits for another tab that has it, has given it
 * to another tab, or cannot have it.
 */
export type Standing =
  { table: "open" | "waiting" | "given" } | { table: "failed"; refusal: Refusal };

/** What the worker says. News come as the core writes them: as JSON. */
export type Said =
  { id: number; answer: unknown } | { id: number; refusal: Refusal } | Standing | string;

/** Tabs ask one another for the table on this channel. */
export const CHANNEL = "surveyor-table";
/** Whoever holds this lock has the table. */
export const LOCK = "surveyor-table";
/** Where the service worker lays photos that another program has shared, until the page takes them. */
export const SHARED = "surveyor-shared";
