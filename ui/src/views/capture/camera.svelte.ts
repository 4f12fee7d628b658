import type { Transport } from "../../lib/transport";
import type { GameId } from "../../lib/types";
import { agree, isStill, type Look } from "./agreement";

/** Why a camera does not start. */
export type CameraTrouble = "denied" | "none" | "broken";
export type CameraState = "starting" | "looking" | "taken" | CameraTrouble;

/** Long side of the pictures that are looked at: enough to read a city that fills half of them. */
const LOOK_SIDE = 1280;
/** A rest between two looks, so that the phone that reads them stays cool. */
const REST = 120;
/** After a failed look the next one waits: the network may come back. */
const REST_AFTER_FAILURE = 1500;
/** So many looks at the same place are enough, though some tiles stay unclear: a person will check. */
const LONG_ENOUGH = 6;
/** Some cameras never answer when asked for a still picture. */
const PATIENCE = 3000;

/** Newer than TypeScript's idea of a browser. */
interface StillCamera {
  takePhoto(): Promise<Blob>;
}
declare const ImageCapture: (new (track: MediaStreamTrack) => StillCamera) | undefined;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What went wrong with the camera, by the name of the browser's error. */
export function trouble(name: string): CameraTrouble {
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
  return "broken";
}

/** Whether this page may have a camera: one that came over plain HTTP may not. */
export function mayLook(): boolean {
  return "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices;
}

/** Whether there is a camera to look through. Nobody is asked for a permission yet. */
export async function hasCamera(): Promise<boolean> {
  if (!mayLook()) return false;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === "videoinput");
  } catch {
    return true;
  }
}

/** What a camera looks for. */
export interface Aim {
  game: GameId;
  /** A city that the game has already, and that is taken again. */
  again: number | null;
}

/**
 * A camera that looks for cities and takes a picture when two looks agree. It goes on after that,
 * once it is known what became of the picture.
 */
export class Camera {
  state = $state<CameraState>("starting");
  /** The last look; corners in pixels of what was looked at. */
  look = $state.raw<Look | null>(null);
  /** Whether looks fail at the moment. */
  blind = $state(false);
  canLight = $state(false);
  lit = $state(false);
  #stream: MediaStream | null = null;
  #video: HTMLVideoElement | null = null;
  #over = false;
  /** How many looks in a row have shown the same. */
  #steady = 0;
  /** How many pictures were taken: looks from before one are out of date. */
  #pictures = 0;

  constructor(
    readonly transport: Transport,
    readonly aim: () => Aim,
    readonly onphoto: (photo: Blob) => Promise<void>,
  ) {}

  async start(video: HTMLVideoElement): Promise<void> {
    this.#video = video;
    try {
      const size = { width: { ideal: 1920 }, height: { ideal: 1440 } };
      const wish = { facingMode: "environment", ...size };
      const stream = await navigator.mediaDevices.getUserMedia({ video: wish, audio: false });
      this.#stream = stream;
      // Closed while the permission was being asked for.
      if (this.#over) return this.stop();
      video.srcObject = stream;
      await video.play();
    } catch (error) {
      const known = error instanceof Error || error instanceof DOMException;
      if (!this.#over) this.state = trouble(known ? error.name : "");
      return;
    }
    const capabilities = this.#track?.getCapabilities?.() ?? {};
    this.canLight = "torch" in capabilities && Boolean(capabilities.torch);
    this.state = "looking";
    await this.#watch();
  }

  /** Switches the camera off; nothing is taken any more. */
  stop() {
    this.#over = true;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
  }

  async light(on: boolean): Promise<void> {
    // TypeScript does not know this constraint.
    const wish = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints;
    await this.#track?.applyConstraints(wish).then(
      () => (this.lit = on),
      () => (this.canLight = false),
    );
  }

  /** Takes the picture, as sharp as the camera can. */
  async take(): Promise<void> {
    if (this.state !== "looking") return;
    this.state = "taken";
    this.#pictures += 1;
    const photo = (await this.#still()) ?? (await this.#frame(Infinity, 0.95));
    if (this.#over) return;
    if (photo) await this.onphoto(photo);
    if (this.#over) return;
    this.look = null;
    this.#steady = 0;
    this.state = "looking";
    void this.#watch();
  }

  get #track(): MediaStreamTrack | undefined {
    return this.#stream?.getVideoTracks()[0];
  }

  /** Looks again and again, one picture at a time. */
  async #watch() {
    const pictures = this.#pictures;
    const over = () => this.#over || this.#pictures !== pictures;
    while (!over()) {
      const look = await this.#lookOnce();
      if (over()) return;
      this.blind = look === null;
      const enough = look !== null && this.#isEnough(look);
      this.look = look;
      if (enough) return this.take();
      await pause(look ? REST : REST_AFTER_FAILURE);
    }
  }

  #isEnough(look: Look): boolean {
    const { again } = this.aim();
    this.#steady = isStill(this.look, look, again) ? this.#steady + 1 : 0;
    return agree(this.look, look, again) || this.#steady >= LONG_ENOUGH;
  }

  async #lookOnce(): Promise<Look | null> {
    const { width, height } = this.#size(LOOK_SIDE);
    const frame = await this.#frame(LOOK_SIDE, 0.85);
    if (!frame) return null;
    return this.transport.peek(this.aim().game, frame).then(
      (seen) => ({ ...seen, width, height }),
      () => null,
    );
  }

  async #still(): Promise<Blob | null> {
    const track = this.#track;
    if (!track || typeof ImageCapture === "undefined") return null;
    const taken = new ImageCapture(track).takePhoto().catch(() => null);
    return Promise.race([taken, pause(PATIENCE).then(() => null)]);
  }

  #size(longest: number): { width: number; height: number } {
    const { videoWidth = 0, videoHeight = 0 } = this.#video ?? {};
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight, 1));
    return { width: Math.round(videoWidth * scale), height: Math.round(videoHeight * scale) };
  }

  /** The picture the camera shows now, as a JPEG. */
  #frame(longest: number, quality: number): Promise<Blob | null> {
    const canvas = document.createElement("canvas");
    const { width, height } = this.#size(longest);
    if (!this.#video || width === 0) return Promise.resolve(null);
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")?.drawImage(this.#video, 0, 0, width, height);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  }
}
