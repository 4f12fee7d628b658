import { downloadBlob } from "./download";
import { CHANNEL, type Desk, type Said } from "./desk";
import { Refused, type Transport } from "./transport";
import type { News } from "./types";

interface Waiting {
  resolve: (answer: never) => void;
  reject: (refused: Refused) => void;
}

/** Less room than this is none: a photo takes half of it. */
const ROOM = 1_000_000;

/** What browsers call a failed write is seldom that the space is used up, but often due to it. */
async function isFull(): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage < ROOM;
}

/** The core in a worker of this page, with the games in the browser's own storage. */
export class Web implements Transport {
  readonly opensPrograms = true;
  readonly letsPhonesIn = false;
  /** Called when another tab has taken the table. */
  onGiven: () => void = () => undefined;
  /** Called when there is something that would be missed: a photo was read, or a game is finished. */
  onStored: () => void = () => undefined;
  #makeWorker: () => Worker;
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #calls = 0;
  #heard: (news: News) => void = () => undefined;
  #opening: Promise<void> | null = null;

  constructor(makeWorker: () => Worker) {
    this.#makeWorker = makeWorker;
  }

  /**
   * Opens the table. While another tab has it, `onWaiting` is called, and this goes on when that tab
   * is closed or gives the table away.
   */
  open(onWaiting: () => void = () => undefined): Promise<void> {
    this.#opening ??= new Promise((resolve, reject) => {
      const worker = this.#makeWorker();
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if (typeof data === "string") this.#heard(JSON.parse(data) as News);
        else if ("id" in data) this.#settle(data);
        else if (data.table === "open") resolve();
        else if (data.table === "waiting") onWaiting();
        else if (data.table === "failed") reject(new Refused(data.refusal));
        else this.#end(new Refused({ code: "elsewhere", message: "another tab has the table" }));
      };
      // A program that has stopped in the middle of something cannot go on; a new one can.
      worker.onerror = (event) => {
        const stopped = new Refused({ code: "failed", message: event.message });
        reject(stopped);
        this.#end(stopped);
      };
    });
    return this.#opening;
  }

  /** Asks the tab that has the table to give it away. */
  takeOver() {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage("give");
    channel.close();
  }

  #settle(said: Extract<Said, { id: number }>) {
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if ("refusal" in said) waiting?.reject(new Refused(said.refusal));
    else waiting?.resolve(said.answer as never);
  }

  #end(why: Refused) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#opening = null;
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
    if (why.code === "elsewhere") this.onGiven();
  }

  async #call<Name extends keyof Desk>(
    call: Name,
    ...args: Parameters<Desk[Name]>
  ): Promise<Awaited<ReturnType<Desk[Name]>>> {
    await this.open();
    const id = this.#calls++;
    const answered = new Promise<Awaited<ReturnType<Desk[Name]>>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker?.postMessage({ id, call, args });
    return answered.catch(async (refused: Refused) => {
      if (refused.code !== "storage-failed" || !(await isFull())) throw refused;
      throw new Refused({ code: "disk-full", message: refused.message });
    });
  }

  ask: Transport["ask"] = async (request, lang) => {
    const answer = await this.#call("ask", request, lang);
    if (request.do === "edit" && answer.state === "game" && answer.result.final) this.onStored();
    return answer;
  };

  addPhoto: Transport["addPhoto"] = async (game, city, photo, lang, onProgress) => {
    // Nothing is sent anywhere: from here on it is the reading that takes time.
    onProgress?.(1);
    const state = await this.#call("addPhoto", game, city, photo, lang);
    this.onStored();
    return state;
  };

  peek: Transport["peek"] = (game, frame) => this.#call("peek", game, frame);

  picture: Transport["picture"] = (reading, kind) => this.#call("picture", reading, kind);

  share: Transport["share"] = (request, lang) => this.#call("share", request, lang);

  // What a page can share, the browser shares by itself.
  send: Transport["send"] = async () => false;

  save: Transport["save"] = async (request, lang) => {
    const { name, blob } = await this.share(request, lang);
    downloadBlob(blob, name);
    return name;
  };

  backup: Transport["backup"] = async (name) => {
    downloadBlob(await this.#call("backup"), `${name}.zip`);
    return null;
  };

  restore: Transport["restore"] = (file) => this.#call("restore", file);

  saveCopy: Transport["saveCopy"] = async (name) => {
    downloadBlob(await this.#call("saveCopy"), `${name}.copy`);
    return null;
  };

  takeCopy: Transport["takeCopy"] = (file) => this.#call("takeCopy", file);

  phones: Transport["phones"] = () => {
    const message = "a browser cannot be reached by phones";
    return Promise.reject(new Refused({ code: "phones-failed", message }));
  };

  // Whoever holds the browser is the host.
  me: Transport["me"] = async () => ({ guest_of: null });

  onNews: Transport["onNews"] = (heard, onLine) => {
    this.#heard = heard;
    onLine?.("up");
    return () => (this.#heard = () => undefined);
  };
}
