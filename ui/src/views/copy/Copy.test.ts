import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { home } from "../../lib/fixtures";
import { lang } from "../../lib/lang.svelte";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import Copy from "./Copy.svelte";

function show(learned: number) {
  const { table, core } = fakeTable({ home: home({ learned }) });
  render(Copy, { table });
  return { table, core };
}

async function take() {
  const field = screen.getByLabelText("Take from a file", { selector: "input" });
  const files = [new File(["tiles"], "surveyor-copy.copy")];
  Object.defineProperty(field, "files", { value: files, configurable: true });
  await fireEvent.change(field);
}

test("nothing learned is nothing to save or to forget", () => {
  show(0);
  expect(screen.getByText("Does not know your copy yet")).toBeTruthy();
  const buttons = screen.getAllByRole("button").map((button) => button.textContent?.trim());
  expect(buttons).toEqual(["Take from a file"]);
});

test.each([
  ["en", 4, "Knows your copy from 4 cities"],
  ["fr", 4, "Connaît votre exemplaire grâce à 4 villes"],
  ["de", 4, "Kennt dein Exemplar aus 4 Städten"],
  ["en", 1, "Knows your copy from 1 city"],
  ["fr", 1, "Connaît votre exemplaire grâce à 1 ville"],
  ["de", 1, "Kennt dein Exemplar aus 1 Stadt"],
] as const)("what is learned is said in plain words, in %s from %i", (choice, learned, text) => {
  const { table } = fakeTable({ home: home({ learned }) });
  // What the core says brings its language with it.
  lang.choice = choice;
  render(Copy, { table });
  expect(screen.getByText(text)).toBeTruthy();
});

test("it is saved under the day's name, and where is said", async () => {
  show(3);
  await fireEvent.click(screen.getByRole("button", { name: "Save as a file" }));
  await waitFor(() => expect(toasts.current?.text).toMatch(/^Saved: .*surveyor-copy-.*\.copy$/));
});

test("it is forgotten only when somebody means it", async () => {
  const { core } = show(3);
  const forget = () => screen.getAllByRole("button", { name: "Forget" })[0] as HTMLElement;
  await fireEvent.click(forget());
  await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Keep" }));
  expect(core.asked).not.toContainEqual({ do: "forget-copy" });
  await fireEvent.click(forget());
  await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Forget" }));
  expect(core.asked).toContainEqual({ do: "forget-copy" });
  expect(await screen.findByText("Does not know your copy yet")).toBeTruthy();
  expect(toasts.current?.text).toBe("What was learned about your copy is forgotten.");
});

test("a file of someone with the same edition is taken in", async () => {
  const { core } = show(1);
  await take();
  expect(await screen.findByText("Knows your copy from 3 cities")).toBeTruthy();
  expect(core.copies).toHaveLength(1);
  await waitFor(() => expect(toasts.current?.text).toContain("from 3 cities now"));
});

test("a file that is none is refused in words, and nothing changes", async () => {
  const { core } = show(2);
  core.refuse = "bad-copy";
  await take();
  await waitFor(() => expect(toasts.current?.text).toContain("not saved by Surveyor"));
  expect(screen.getByText("Knows your copy from 2 cities")).toBeTruthy();
});
