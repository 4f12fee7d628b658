import type { Answer, GameId, GameState, PeekState, PhotoId, Refusal, Request } from "./types";
import type { Lang } from "./lang.svelte";

/** A picture of a photo: as taken, to drag corners on, or the straightened city. */
export type PictureKind = "photo" | "city";

/** The way to the core: inside the app, or over the network to the app on another device. */
export interface Transport {
  ask(request: Request, lang: Lang): Promise<Answer>;
  addPhoto(
    game: GameId,
    city: number,
    photo: Blob,
    lang: Lang,
    onProgress?: (sent: number) => void,
  ): Promise<GameState>;
  peek(frame: Blob): Promise<PeekState>;
  picture(photo: PhotoId, kind: PictureKind): Promise<Blob>;
}

/** The core said no, or could not be reached (`offline`). Nothing has changed. */
export class Refused extends Error {
  readonly code: string;

  constructor({ code, message }: Refusal) {
    super(message);
    this.name = "Refused";
    this.code = code;
  }

  /** Whatever was thrown, as a refusal. */
  static from(thrown: unknown): Refused {
    if (thrown instanceof Refused) return thrown;
    if (isRefusal(thrown)) return new Refused(thrown);
    return new Refused({ code: "unknown", message: String(thrown) });
  }
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    "message" in value &&
    typeof value.code === "string" &&
    typeof value.message === "string"
  );
}
