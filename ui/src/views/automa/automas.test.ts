import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { withAutomas } from "../../lib/fixtures";
import { fakeTable } from "../../lib/testing";
import type { AutomasState, SoloState } from "../../lib/types";
import Automas from "./Automas.svelte";
import FootOrder from "./FootOrder.svelte";
import PickCard from "./PickCard.svelte";

/** The screen of a game that asks this. */
function asking(over: Partial<SoloState> = {}) {
  const recorded = withAutomas();
  const known = recorded.automas as AutomasState;
  const automas = { ...known, play: { ...(known.play as SoloState), ...over } };
  const game = { ...recorded, automas };
  const { table, core } = fakeTable({ games: [game] });
  render(Automas, { table, game, automas });
  return core;
}

test("what an Automa took comes with the reason and every candidate", () => {
  asking();
  expect(screen.getByText("A factory is on offer.")).toBeTruthy();
  const [shared] = screen.getAllByText("All tiles on offer");
  const candidates = within(shared?.closest("details") as HTMLElement).getAllByRole("listitem");
  expect(candidates).toHaveLength(7);
  // Read out is what was taken, not what there was to take.
  const told = screen.getAllByRole("status").map(({ textContent }) => textContent ?? "");
  expect(told.some((text) => text.includes("Autommaso takes Factory for: Left city."))).toBe(true);
  expect(told.some((text) => text.includes("All tiles on offer"))).toBe(false);
});

test("a card seen before is one tap", async () => {
  const core = asking();
  await fireEvent.click(screen.getByRole("button", { name: /Factory\s*Best tile/ }));
  const card = { shared: ["factory", "best"], automacity: ["new", "best"] };
  expect(core.edits).toEqual([{ edit: "draw-card", card }]);
});

test("of the symbols tapped in, on a card or at the foot of all, only the last is read out", async () => {
  const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const { rerender, unmount } = render(FootOrder, { order: ["H"], onchange: () => undefined });
  expect(screen.getByRole("status").textContent).toBe("Houses");
  await rerender({ order: ["H", "S"] });
  expect(screen.getByRole("status").textContent).toBe("Shops");
  unmount();
  render(PickCard, { cards: [], onpick: () => undefined });
  expect(screen.getByRole("status").textContent).toBe("");
  await tap("Factory");
  await tap("Best tile");
  expect(screen.getByRole("status").textContent).toBe("Best tile");
});

test("seven tiles are tapped in, and one of them can be taken back", async () => {
  const core = asking({ ask: { ask: "hand", seat: 0 }, taken: [] });
  const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  for (const name of ["Shop", "Shop", "Park", "House", "House", "Office", "Factory"])
    await tap(name);
  await tap("Remove: Park");
  await tap("Tavern: food");
  await tap("Next");
  const tiles = ["S", "S", "H", "H", "O", "F", "E"];
  expect(core.edits).toEqual([{ edit: "tell", deed: { hand: { seat: 0, tiles } } }]);
});

test("only tiles of the own hand can be assigned", async () => {
  asking({ ask: { ask: "assign" }, hands: [["S", "O"], [], []], taken: [] });
  expect(screen.queryByRole("button", { name: "Park" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Office" }));
  expect(screen.queryByRole("button", { name: "Office" })).toBeNull();
});

test("assigned tiles are laid on the city, which makes room for them", async () => {
  const city = "S.../..../..../....";
  const core = asking({
    ask: { ask: "build", side: "left" },
    assigned: [["O"], []],
    cities: [city, city, city],
    taken: [],
  });
  await fireEvent.click(screen.getByRole("button", { name: "Move down" }));
  await fireEvent.click(screen.getByRole("button", { name: /^Row 1, column 1/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Next" }));
  const deed = { build: { side: "left", city: "O.../S.../..../...." } };
  expect(core.edits).toEqual([{ edit: "tell", deed }]);
});
