import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { Tile } from "../types";
import CityGrid from "./CityGrid.svelte";

const cells = [..."SSSSHHOMOPOOOP.P"].map((letter) => (letter === "." ? null : (letter as Tile)));

test("every square says where it is, what lies there and whether it is doubtful", () => {
  render(CityGrid, { cells, label: "City", doubtful: [7], onpick: vi.fn() });
  const buttons = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(buttons).toHaveLength(16);
  expect(buttons[7]).toBe("Row 2, column 4: Tavern: music, to check");
  expect(buttons[14]).toBe("Row 4, column 3: Empty");
});

test("arrows move the focus and stop at the edge", async () => {
  render(CityGrid, { cells, label: "City", onpick: vi.fn() });
  const buttons = screen.getAllByRole("button");
  buttons[0]?.focus();
  await fireEvent.keyDown(buttons[0] as HTMLElement, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(buttons[0]);
  await fireEvent.keyDown(buttons[0] as HTMLElement, { key: "ArrowDown" });
  expect(document.activeElement).toBe(buttons[4]);
  expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[4]]);
});

test("other keys and taps are handed on with their square", async () => {
  const onpick = vi.fn();
  const onkey = vi.fn();
  render(CityGrid, { cells, label: "City", onpick, onkey });
  const square = screen.getAllByRole("button")[5] as HTMLElement;
  await fireEvent.keyDown(square, { key: "p" });
  expect(onkey).toHaveBeenCalledWith(expect.objectContaining({ key: "p" }), 5);
  await fireEvent.click(square);
  expect(onpick).toHaveBeenCalledWith(5);
});

test("a thumbnail is one picture with a name", () => {
  render(CityGrid, { cells, label: "Lighthouse city", thumb: true });
  expect(screen.getByRole("img", { name: "Lighthouse city" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
