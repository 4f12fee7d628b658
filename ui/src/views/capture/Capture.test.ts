import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { FIVE, game as gameOf, photoOf } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import { Refused } from "../../lib/transport";
import CaptureOfOpenGame from "./CaptureOfOpenGame.test.svelte";

beforeEach(() => {
  location.hash = "";
});

function capture(city = 0, names = FIVE) {
  const game = gameOf(
    names,
    names.map(() => "empty"),
  );
  const { table, core } = fakeTable({ games: [game] });
  const view = render(CaptureOfOpenGame, { table, city });
  return { table, core, game, view };
}

const photo = (name = "city.jpg", type = "image/jpeg") => new File(["x"], name, { type });

async function choose(label: string, files: File[]) {
  const input = screen.getByLabelText(label, { selector: "input" });
  Object.defineProperty(input, "files", { value: files, configurable: true });
  await fireEvent.change(input);
}

test("says whose city it is, and how to enter it by hand", () => {
  const { game } = capture(1);
  expect(screen.getByRole("heading", { name: "Ben and Cleo" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Enter by hand" });
  expect(link.getAttribute("href")).toBe(`#/review/${game.id}/1`);
});

test("the camera and the gallery are asked for as phones want it", () => {
  capture();
  const camera = screen.getByLabelText("Take photo", { selector: "input" });
  expect(camera.getAttribute("accept")).toBe("image/*");
  expect(camera.getAttribute("capture")).toBe("environment");
  const gallery = screen.getByLabelText("Choose photos", { selector: "input" });
  expect(gallery.hasAttribute("capture")).toBe(false);
  expect(gallery.hasAttribute("multiple")).toBe(true);
});

test("one photo is read at once and leads to its review", async () => {
  const { core, game } = capture(2);
  await choose("Take photo", [photo()]);
  await waitFor(() => expect(location.hash).toBe(`#/review/${game.id}/2`));
  expect(core.photos.map(({ city }) => city)).toEqual([2]);
});

test("several photos are given to cities first; a tap changes that", async () => {
  const { core, game } = capture(0);
  await choose("Choose photos", [photo("a"), photo("b")]);
  expect(core.photos).toEqual([]);
  const [first] = screen.getAllByRole("button", { name: /Choose a city/ });
  await fireEvent.click(first as HTMLElement);
  const dialog = within(screen.getByRole("dialog", { name: "Which city is this?" }));
  await fireEvent.click(dialog.getByText("Ben and Cleo"));
  await fireEvent.click(screen.getByRole("button", { name: "Read all 2" }));
  await waitFor(() => expect(location.hash).toBe(`#/table/${game.id}`));
  expect(core.photos.map(({ city, photo: sent }) => [city, (sent as File).name])).toEqual([
    [1, "a"],
    [0, "b"],
  ]);
});

test("a photo that fails says why, stays, and can be tried again", async () => {
  const { core, game } = capture(0);
  const send = core.addPhoto.bind(core);
  core.addPhoto = () => Promise.reject(new Refused({ code: "offline", message: "" }));
  await choose("Take photo", [photo()]);
  expect((await screen.findByRole("alert")).textContent).toContain("No connection");
  core.addPhoto = send;
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(location.hash).toBe(`#/review/${game.id}/0`));
});

test("a photo that can never be read can be replaced, left out, or made up for by hand", async () => {
  const { core } = capture(0);
  core.addPhoto = () => Promise.reject(new Refused({ code: "not-an-image", message: "" }));
  await choose("Take photo", [photo("x.heic", "")]);
  expect((await screen.findByRole("alert")).textContent).toContain("HEIC");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("button", { name: "Retake photo" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Enter by hand" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Skip this photo" }));
  expect(screen.getByRole("button", { name: "Take photo" })).toBeTruthy();
});

test("photos that still wait are there again after a look at the table", async () => {
  const { table, view } = capture(0);
  await choose("Choose photos", [photo("a"), photo("b")]);
  view.unmount();
  render(CaptureOfOpenGame, { table, city: 3 });
  expect(screen.getByRole("button", { name: "Read all 2" })).toBeTruthy();
});

test("a dropped photo is taken, a dropped text is not", async () => {
  const { core } = capture(4);
  const text = new File(["x"], "notes.txt", { type: "text/plain" });
  await fireEvent.drop(window, { dataTransfer: { files: [text], types: ["Files"] } });
  expect(toasts.current?.text).toBe("That is not a picture.");
  await fireEvent.drop(window, { dataTransfer: { files: [photo()], types: ["Files"] } });
  await waitFor(() => expect(core.photos.map(({ city }) => city)).toEqual([4]));
});

test("a page that something is dragged over says where to drop it", async () => {
  capture();
  await fireEvent.dragOver(window, { dataTransfer: { types: ["Files"] } });
  expect(screen.getByText("Drop the photos here")).toBeTruthy();
});

test("a pasted photo is taken", async () => {
  const { core } = capture(3);
  await fireEvent.paste(window, { clipboardData: { files: [photo()] } });
  await waitFor(() => expect(core.photos.map(({ city }) => city)).toEqual([3]));
});

test("Automacity goes straight to its counts", async () => {
  const { game } = capture(2, ["Ada"]);
  await waitFor(() => expect(location.hash).toBe(`#/review/${game.id}/2`));
});

/** A device with a camera, which answers like this when it is asked for pictures. */
function withCamera(getUserMedia: () => Promise<unknown>) {
  const enumerateDevices = () => Promise.resolve([{ kind: "videoinput" }]);
  vi.stubGlobal("navigator", { ...navigator, mediaDevices: { getUserMedia, enumerateDevices } });
}

test("the live camera comes first where there is one, with the other ways beside it", async () => {
  withCamera(() => new Promise(() => undefined));
  const { core, game } = capture();
  const dialog = within(await screen.findByRole("dialog", { name: "Live camera" }));
  expect(dialog.getByRole("button", { name: "Enter by hand" })).toBeTruthy();
  expect(dialog.getByLabelText("Choose photos", { selector: "input" })).toBeTruthy();
  const system = dialog.getByLabelText("Take photo", { selector: "input" });
  Object.defineProperty(system, "files", { value: [photo()], configurable: true });
  await fireEvent.change(system);
  await waitFor(() => expect(location.hash).toBe(`#/review/${game.id}/0`));
  // Whoever takes photos otherwise finds that first the next time.
  const settings = expect.objectContaining({ camera: "system" });
  expect(core.asked).toContainEqual({ do: "set-settings", settings });
});

test("the system's camera comes first for whoever likes it so", async () => {
  withCamera(() => new Promise(() => undefined));
  const game = gameOf(FIVE, ["empty"]);
  const { table, core } = fakeTable({ games: [game] });
  await table.prefer({ camera: "system" });
  render(CaptureOfOpenGame, { table, city: 0 });
  const live = await screen.findByRole("button", { name: "Live camera" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await fireEvent.click(live);
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(core.home.settings.camera).toBe("live");
});

test("a live camera that does not start says why, and makes room for the others", async () => {
  withCamera(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  capture();
  expect(await screen.findByText(/Camera access is not allowed/)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Take photo" })).toBeTruthy();
});

test("without a camera nobody hears of one", async () => {
  capture();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("button", { name: "Live camera" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a photo of several cities leads to their seats", async () => {
  const { core, game } = capture(1);
  expect(screen.getByText("One photo of the whole table will do.")).toBeTruthy();
  core.onPhoto = (before) => ({
    ...before,
    cities: before.cities.map((city, k) => ({
      ...city,
      status: "done",
      photo: { ...photoOf(k), picture: 1 },
    })),
  });
  await choose("Take photo", [photo()]);
  await waitFor(() => expect(location.hash).toBe(`#/ring/${game.id}/0`));
});
