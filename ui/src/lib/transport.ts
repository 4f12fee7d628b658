import type {
  Answer,
  GameId,
  GameState,
  Lang,
  MeState,
  News,
  PeekState,
  PhonesRequest,
  PhonesState,
  ReadingId,
  Refusal,
  RefusalCode,
  Request,
  Restored,
  ShareRequest,
} from "./types";
import { isCode } from "./refusals";

/** A picture of a photo: as taken, to drag corners on, or the straightened city. */
export type PictureKind = "photo" | "city";

/** A file to share or save. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** What happens to the line on which news comes: it is there, away for now, or closed for good. */
export type Line = "up" | "down" | "closed";

/**
 * The way to the core: inside the app, over the network to the app on another device, or to a worker
 * of this very page.
 */
export interface Transport {
  /** Whether a link on the page can open another program. */
  readonly opensPrograms: boolean;
  /** Whether phones can join a game here. */
  readonly letsPhonesIn: boolean;
  ask(request: Request, lang: Lang): Promise<Answer>;
  addPhoto(
    game: GameId,
    city: number,
    photo: Blob,
    lang: Lang,
    onProgress?: (sent: number) => void,
  ): Promise<GameState>;
  /** Looks at a camera's picture for cities of a game. */
  peek(game: GameId, frame: Blob): Promise<PeekState>;
  picture(reading: ReadingId, kind: PictureKind): Promise<Blob>;
  share(request: ShareRequest, lang: Lang): Promise<NamedFile>;
  /** Hands a game as a file to the system's own sheet; says whether there is one. */
  send(request: ShareRequest, lang: Lang): Promise<boolean>;
  /**
   * Keeps a game as a file; says its path, its name where only the browser knows the path, or `null`
   * where the system's own sheet asks the user for a place.
   */
  save(request: ShareRequest, lang: Lang): Promise<string | null>;
  /** Keeps all games as a file; says its path, or `null` where the browser or the sheet tells the user. */
  backup(name: string): Promise<string | null>;
  restore(file: Blob): Promise<Restored>;
  /** Keeps what was learned of this copy of the game as a file; says its path, as `backup` does. */
  saveCopy(name: string): Promise<string | null>;
  /** Takes such a file in; says from how many cities this copy is known then. */
  takeCopy(file: Blob): Promise<number>;
  phones(request: PhonesRequest): Promise<PhonesState>;
  me(): Promise<MeState>;
  /** Listens for news, whoever made them; the answer ends it. */
  onNews(heard: (news: News) => void, onLine?: (line: Line) => void): () => void;
}

/** The core said no, or could not be reached (`offline`). Nothing has changed. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor({ code, message }: Refusal) {
    super(message);
    this.name = "Refused";
    this.code = code;
  }

  /** Whatever was thrown, as a refusal. */
  static from(thrown: unknown): Refused {
    if (thrown instanceof Refused) return thrown;
    if (isRefusal(thrown)) return new Refused(thrown);
    return new Refused({ code: "failed", message: String(thrown) });
  }
}

/** The core does not answer. */
export function offline(): Refused {
  return new Refused({ code: "offline", message: "the app that holds the game does not answer" });
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    "message" in value &&
    isCode(value.code) &&
    typeof value.message === "string"
  );
}
