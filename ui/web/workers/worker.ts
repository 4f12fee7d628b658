/** The worker that has the table: what the page asks, handed on to the core. */
import init, { Desk as Core, jpeg_sizes } from "surveyor-web";

import { CHANNEL, LOCK, type Call, type Desk, type Said, type Standing } from "../../src/lib/desk";
import type {
  Answer,
  GameId,
  GameState,
  Lang,
  PeekState,
  Refusal,
  Restored,
} from "../../src/lib/types";
import { Drawing } from "./drawing";
import { models, samples } from "./files";

declare const self: DedicatedWorkerGlobalScope;

/** After a reload the worker before this one may still be letting go of its files. */
const PATIENCE = 5_000;
const PAUSE = 100;
/** The first screen comes first; what reads photos is fetched behind it. */
const BEHIND = 3_000;

function say(said: Said | Standing) {
  self.postMessage(said);
}

/** Whatever was thrown, as a refusal; the core throws them as JSON. */
function refusal(thrown: unknown): Refusal {
  if (typeof thrown === "string") return JSON.parse(thrown) as Refusal;
  if (typeof thrown === "object" && thrown !== null && "code" in thrown) return thrown as Refusal;
  return { code: "failed", message: String(thrown) };
}

async function fetched(address: string): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) {
    const message = `${address} could not be fetched`;
    throw { code: "not-loaded", message } satisfies Refusal;
  }
  return new Uint8Array(await answer.arrayBuffer());
}

/** The desk of an open table. */
class Worktop implements Desk {
  #core: Core;
  #learned: Promise<void> | null = null;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Has the reader ready, so that the first photo need not wait; what fails is tried again. */
  learn(): Promise<void> {
    this.#learned ??= this.#fetchModels().catch((thrown: unknown) => {
      this.#learned = null;
      throw thrown;
    });
    return this.#learned;
  }

  async #fetchModels() {
    const files = Object.entries(models).map(
      async ([name, address]) => [name, await fetched(address)] as const,
    );
    this.#core.learn(new Map(await Promise.all(files)));
  }

  async ask(...[request, lang]: Parameters<Desk["ask"]>): Promise<Answer> {
    if (request.do === "add-sample") {
      const photo = new Blob([(await fetched(samples[request.sample] ?? "")) as BlobPart]);
      return { state: "game", ...(await this.addPhoto(request.game, request.city, photo, lang)) };
    }
    if (request.do === "set-corners") await this.learn();
    return JSON.parse(this.#core.ask(JSON.stringify(request), lang)) as Answer;
  }

  async addPhoto(game: GameId, city: number, photo: Blob, lang: Lang): Promise<GameState> {
    const read = (drawing: Drawing) => this.#core.add_photo(game, city, drawing, lang);
    return JSON.parse(await this.#drawn(photo, read)) as GameState;
  }

  async peek(game: GameId, frame: Blob): Promise<PeekState> {
    const look = (drawing: Drawing) => this.#core.peek(game, drawing);
    return JSON.parse(await this.#drawn(frame, look)) as PeekState;
  }

  async #drawn(photo: Blob, read: (drawing: Drawing) => string): Promise<string> {
    const [reduced] = await Promise.all([Drawing.reduced(photo, jpeg_sizes), this.learn()]);
    try {
      if (reduced) return read(reduced);
    } catch (thrown) {
      if (!reduced?.tooSmall) throw thrown;
    } finally {
      reduced?.close();
    }
    const drawing = await Drawing.whole(photo);
    try {
      return read(drawing);
    } finally {
      drawing.close();
    }
  }

  async picture(...[reading, kind]: Parameters<Desk["picture"]>): Promise<Blob> {
    return new Blob([this.#core.picture(reading, kind) as BlobPart], { type: "image/jpeg" });
  }

  async share(...[request, lang]: Parameters<Desk["share"]>) {
    const file = this.#core.share(JSON.stringify(request), lang);
    const blob = new Blob([file.bytes as BlobPart], { type: file.media_type });
    const { name } = file;
    file.free();
    return { name, blob };
  }

  async backup(): Promise<Blob> {
    return new Blob([this.#core.backup() as BlobPart], { type: "application/zip" });
  }

  async restore(file: Blob): Promise<Restored> {
    return JSON.parse(this.#core.restore(new Uint8Array(await file.arrayBuffer()))) as Restored;
  }

  async saveCopy(): Promise<Blob> {
    return new Blob([this.#core.save_copy() as BlobPart], { type: "application/octet-stream" });
  }

  async takeCopy(file: Blob): Promise<number> {
    return this.#core.take_copy(new Uint8Array(await file.arrayBuffer()));
  }

  close() {
    this.#core.close();
  }
}

async function answer(desk: Desk, { id, call, args }: Call) {
  try {
    // The name and what goes with it come from one type.
    const run = desk[call].bind(desk) as (...args: unknown[]) => Promise<unknown>;
    say({ id, answer: await run(...args) });
  } catch (thrown) {
    say({ id, refusal: refusal(thrown) });
    // The core has stopped in the middle of something: the page starts another worker.
    if (thrown instanceof WebAssembly.RuntimeError)
      setTimeout(() => {
        throw thrown;
      });
  }
}

/** The core with its files, which the browser may refuse to a private window. */
async function opened(): Promise<Core> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await Core.open();
    } catch (thrown) {
      if (performance.now() > until) throw { ...refusal(thrown), code: "no-storage" };
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** Has the table until another tab asks for it. */
async function work() {
  try {
    await init();
    const desk = new Worktop(await opened());
    self.onmessage = ({ data }: MessageEvent<Call>) => void answer(desk, data);
    say({ table: "open" });
    setTimeout(() => void desk.learn().catch(() => undefined), BEHIND);
    await asked();
    desk.close();
    say({ table: "given" });
  } catch (thrown) {
    say({ table: "failed", refusal: refusal(thrown) });
  }
}

/** Until another tab asks for the table. */
function asked(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => (channel.onmessage = () => resolve()));
}

const busy = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
  if (lock === null) return true;
  await work();
  return false;
});
if (busy) {
  say({ table: "waiting" });
  await navigator.locks.request(LOCK, work);
}
