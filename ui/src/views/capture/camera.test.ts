import { beforeEach, expect, test, vi } from "vitest";

import { FakeTransport } from "../../lib/testing";
import type { GlimpseState, PeekState } from "../../lib/types";
import { Camera, trouble } from "./camera.svelte";

const CITY: GlimpseState = {
  corners: [
    [100, 100],
    [500, 100],
    [500, 500],
    [100, 500],
  ],
  notation: "SSSS/HHOM/OPOO/OPHP",
  doubts: 0,
  known: null,
};
const SURE: PeekState = { cities: [CITY] };
const UNSURE: PeekState = { cities: [{ ...CITY, doubts: 2 }] };
const NOTHING: PeekState = { cities: [] };
const track = {
  stop: vi.fn(),
  getCapabilities: () => ({ torch: true }),
  applyConstraints: vi.fn(),
};
const stream = { getTracks: () => [track], getVideoTracks: () => [track] };

function video(): HTMLVideoElement {
  const element = document.createElement("video");
  Object.defineProperties(element, {
    videoWidth: { value: 1920 },
    videoHeight: { value: 1440 },
    play: { value: () => Promise.resolve() },
    srcObject: { value: null, writable: true },
  });
  return element;
}

beforeEach(() => {
  track.stop.mockClear();
  vi.useFakeTimers();
  const getUserMedia = vi.fn().mockResolvedValue(stream);
  vi.stubGlobal("navigator", { ...navigator, mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: vi.fn(),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type: "image/jpeg" }));
  });
});

function camera(...looks: PeekState[]) {
  const transport = new FakeTransport();
  const peek = vi.spyOn(transport, "peek");
  for (const look of looks) peek.mockResolvedValueOnce(look);
  const onphoto = vi.fn<(photo: Blob) => Promise<void>>().mockResolvedValue();
  const aim = () => ({ game: "game", again: null });
  return { made: new Camera(transport, aim, onphoto), onphoto, peek };
}

test("takes the picture by itself, in full, once two looks agree", async () => {
  const { made, onphoto, peek } = camera(NOTHING, UNSURE, SURE, SURE);
  void made.start(video());
  await vi.advanceTimersByTimeAsync(200);
  expect(onphoto).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(await peek.mock.calls[0]?.[1].text()).toBe("1280x960");
  expect(onphoto).toHaveBeenCalledTimes(1);
  expect(await onphoto.mock.calls[0]?.[0].text()).toBe("1920x1440");
  made.stop();
});

test("looks on for the next city once it is known what became of the picture", async () => {
  const { made, onphoto, peek } = camera(SURE, SURE);
  let read = () => {};
  onphoto.mockReturnValueOnce(new Promise((resolve) => (read = () => resolve())));
  void made.start(video());
  await vi.advanceTimersByTimeAsync(1000);
  expect(made.state).toBe("taken");
  expect(peek).toHaveBeenCalledTimes(2);
  const known: PeekState = { cities: [{ ...CITY, known: 0 }] };
  peek.mockResolvedValueOnce(known).mockResolvedValueOnce(known);
  read();
  await vi.advanceTimersByTimeAsync(1000);
  expect(made.state).toBe("looking");
  expect(onphoto).toHaveBeenCalledTimes(1);
  onphoto.mockReturnValueOnce(new Promise(() => undefined));
  peek.mockResolvedValue({
    cities: [
      { ...CITY, known: 0 },
      { ...CITY, notation: "MFFF/PPFP/SSMP/HHHF" },
    ],
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onphoto).toHaveBeenCalledTimes(2);
  made.stop();
});

test("takes what stays unclear after a while, if the hand is still", async () => {
  const { made, onphoto, peek } = camera();
  onphoto.mockReturnValueOnce(new Promise(() => undefined));
  peek.mockResolvedValue(UNSURE);
  void made.start(video());
  await vi.advanceTimersByTimeAsync(500);
  expect(onphoto).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onphoto).toHaveBeenCalledTimes(1);
  made.stop();
});

test("the shutter takes it anyway, and only once", async () => {
  const { made, onphoto } = camera();
  void made.start(video());
  await vi.advanceTimersByTimeAsync(50);
  await Promise.all([made.take(), made.take()]);
  expect(onphoto).toHaveBeenCalledTimes(1);
});

test("goes on when a look fails, and says so meanwhile", async () => {
  const { made, peek } = camera();
  peek.mockRejectedValueOnce(new Error("offline"));
  void made.start(video());
  await vi.advanceTimersByTimeAsync(50);
  expect(made.blind).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(made.blind).toBe(false);
  made.stop();
});

test("switches the camera off when it is left, and takes nothing any more", async () => {
  const { made, onphoto, peek } = camera();
  peek.mockResolvedValue(SURE);
  void made.start(video());
  await vi.advanceTimersByTimeAsync(10);
  made.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(track.stop).toHaveBeenCalled();
  expect(onphoto).not.toHaveBeenCalled();
});

test("says what is wrong with the camera", async () => {
  const { made } = camera();
  const denied = new DOMException("no", "NotAllowedError");
  vi.mocked(navigator.mediaDevices.getUserMedia).mockRejectedValueOnce(denied);
  await made.start(video());
  expect(made.state).toBe("denied");
  expect(trouble("NotFoundError")).toBe("none");
  expect(trouble("NotReadableError")).toBe("broken");
});

test("a light that does not work is offered no more", async () => {
  const { made } = camera();
  void made.start(video());
  await vi.advanceTimersByTimeAsync(10);
  expect(made.canLight).toBe(true);
  track.applyConstraints.mockResolvedValueOnce(undefined);
  await made.light(true);
  expect(made.lit).toBe(true);
  track.applyConstraints.mockRejectedValueOnce(new Error("no"));
  await made.light(false);
  expect(made.canLight).toBe(false);
  made.stop();
});
