import { expect, test, vi } from "vitest";

import { city, FIVE, game, photoOf } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import { Refused } from "../../lib/transport";
import { Batch, batchOf } from "./batch.svelte";

const photo = (text = "photo") => new Blob([text], { type: "image/jpeg" });

function batch() {
  const open = game(FIVE, ["empty", "empty", "empty", "done", "done"]);
  const { table, core } = fakeTable({ games: [open] });
  const made = new Batch(table, open.id);
  made.watched = true;
  return { batch: made, core, table, open };
}

test("photos are read one after another, each for its city", async () => {
  const { batch: photos, core } = batch();
  photos.add([photo(), photo(), photo()], 1);
  expect(photos.shots.map((shot) => shot.city)).toEqual([1, 2, 0]);
  await photos.read();
  expect(core.photos.map((sent) => sent.city)).toEqual([1, 2, 0]);
  expect(photos.settled).toBe(true);
});

test("a photo that fails stays with its reason, the others are read", async () => {
  const { batch: photos, core } = batch();
  photos.add([photo("bad"), photo("good")], 0);
  const send = core.addPhoto.bind(core);
  core.addPhoto = async (id, at, blob) => {
    if ((await blob.text()) === "bad") throw new Refused({ code: "not-an-image", message: "" });
    return send(id, at, blob);
  };
  await photos.read();
  expect(photos.shots.map(({ progress, code }) => [progress, code])).toEqual([
    ["failed", "not-an-image"],
    ["read", null],
  ]);
  expect(photos.settled).toBe(false);

  const [failed] = photos.shots;
  failed?.use(photo("good"));
  await photos.read();
  expect(photos.settled).toBe(true);
});

test("a photo without a city in it counts as failed though the core keeps it", async () => {
  const { batch: photos, core, open } = batch();
  photos.add([photo()], 0);
  const unread = { ...city(0, "unread"), owners: [0, 1] };
  core.addPhoto = async () => ({ ...open, version: 2, cities: [unread, ...open.cities.slice(1)] });
  await photos.read();
  expect(photos.shots[0]?.code).toBe("no-city");
});

test("a photo without a city waits until it is given one", async () => {
  const { batch: photos, core } = batch();
  photos.add([photo(), photo(), photo(), photo()], 0);
  await photos.read();
  expect(core.photos).toHaveLength(3);
  const last = photos.shots[3];
  if (!last) throw new Error("there are four");
  expect(last.progress).toBe("waiting");
  photos.move(last, 3);
  await photos.read();
  expect(core.photos[3]?.city).toBe(3);
});

test("swapping leaves photos alone that are read already", async () => {
  const { batch: photos } = batch();
  photos.add([photo()], 0);
  await photos.read();
  photos.add([photo()], 1);
  const again = photos.shots[1];
  if (!again) throw new Error("there are two");
  photos.move(again, 0);
  expect(photos.shots.map((shot) => shot.city)).toEqual([0, 0]);
});

test("whoever comes back finds what still waits, not what was dealt with", async () => {
  const { batch: photos, core } = batch();
  photos.add([photo()], 0);
  await photos.read();
  core.refuse = "not-an-image";
  photos.add([photo()], 1);
  await photos.read();
  core.refuse = "offline";
  photos.add([photo()], 2);
  await photos.read();
  photos.add([photo()], 3);
  photos.tidy();
  expect(photos.shots.map(({ city: at }) => at)).toEqual([2, 3]);
});

test("pictures are given back", () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  const { batch: photos } = batch();
  photos.add([photo(), photo()], 0);
  const urls = photos.shots.map((shot) => shot.url);
  photos.clear();
  expect(revoke.mock.calls.flat()).toEqual(urls);
});

test("a game keeps its photos while the user looks elsewhere, another one does not get them", () => {
  const { table, open } = batch();
  const photos = batchOf(table, open.id);
  photos.add([photo()], 0);
  expect(batchOf(table, open.id)).toBe(photos);
  expect(batchOf(table, "another").shots).toEqual([]);
  expect(photos.shots).toEqual([]);
});

test("photos that wait for a city which has come with another get one that is still empty", async () => {
  const { batch: photos, core } = batch();
  photos.add([photo(), photo(), photo()], 0);
  core.onPhoto = (before, _city, k) => ({
    ...before,
    cities: before.cities.map((each, at) =>
      k === 1 && at < 2 ? { ...each, status: "done", photo: { ...photoOf(at), picture: 9 } } : each,
    ),
  });
  await photos.read();
  expect(photos.shots.map(({ laid }) => laid)).toEqual([[0, 1], [], []]);
  expect(core.photos.map((sent) => sent.city)).toEqual([0, 2]);
  expect(photos.shots[1]?.city).toBeNull();
});
