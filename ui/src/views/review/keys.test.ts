import { expect, test } from "vitest";

import { lang } from "../../lib/lang.svelte";
import { keyAction } from "./keys";

const press = (key: string, over = {}) =>
  keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...over });

test("the nine letters put tiles, small or capital", () => {
  for (const letter of "SFMDEBOPH") {
    expect(press(letter)).toEqual({ do: "put", tile: letter });
    expect(press(letter.toLowerCase())).toEqual({ do: "put", tile: letter });
  }
  expect(press("x")).toBeNull();
});

test("the letters are those that the tiles show in the language", () => {
  const tiles = "SFMDEBOPH";
  const shown = { fr: "CUMVTLBPR", de: "LFMCESBPH" };
  for (const choice of ["fr", "de"] as const) {
    lang.choice = choice;
    const put = [...shown[choice]].map((letter) => press(letter));
    expect(put).toEqual([...tiles].map((tile) => ({ do: "put", tile })));
  }
  expect(press("O")).toBeNull();
});

test("Delete, Backspace and the dot take a tile away", () => {
  for (const key of ["Delete", "Backspace", "."])
    expect(press(key)).toEqual({ do: "put", tile: null });
});

test("arrows step by square and by row", () => {
  expect(press("ArrowRight")).toEqual({ do: "step", by: 1 });
  expect(press("ArrowUp")).toEqual({ do: "step", by: -4 });
});

test("with Ctrl or Command only Z means something", () => {
  expect(press("z", { ctrlKey: true })).toEqual({ do: "undo" });
  expect(press("Z", { metaKey: true, shiftKey: true })).toEqual({ do: "redo" });
  expect(press("s", { ctrlKey: true })).toBeNull();
  expect(press("s", { altKey: true })).toBeNull();
});
