import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { FIVE, game as gameOf } from "../../lib/fixtures";
import { large } from "../../lib/kit/large";
import { fakeTable } from "../../lib/testing";
import { toasts } from "../../lib/toasts.svelte";
import ShareSheet from "./ShareSheet.svelte";

const size = { current: false };

beforeEach(() => {
  size.current = false;
  vi.spyOn(large, "current", "get").mockImplementation(() => size.current);
});

/** A browser that can do what is given, and nothing else. */
function browser(able: object) {
  vi.stubGlobal("navigator", { languages: ["en"], ...able });
}

async function open(opensPrograms = true) {
  const game = gameOf(FIVE);
  const { table, core } = fakeTable({ games: [game] });
  core.opensPrograms = opensPrograms;
  render(ShareSheet, { table, game, onclose: () => undefined });
  await screen.findByAltText("The score card");
  await vi.waitFor(() => expect(button("Copy text").hasAttribute("disabled")).toBe(false));
  return { core, game };
}

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

test("the picture goes to the system's sharing where there is one", async () => {
  const share = vi.fn<(what: { files: File[] }) => Promise<void>>(async () => undefined);
  browser({ canShare: () => true, share });
  const { core } = await open();
  await fireEvent.click(button("Share picture"));
  expect(share.mock.calls[0]?.[0].files[0]?.name).toBe("surveyor.card");
  expect(core.saved).toEqual([]);
});

test("a browser that shares no files saves the picture and says where", async () => {
  browser({ canShare: () => false });
  const { core, game } = await open();
  await fireEvent.click(button("Share picture"));
  expect(core.saved).toMatchObject([{ format: "card", game: game.id, dark: false }]);
  await vi.waitFor(() => expect(toasts.current?.text).toBe("Saved: surveyor.card"));
});

test("in the app the picture goes to the system's own sheet, or is saved where there is none", async () => {
  browser({});
  const { core, game } = await open(false);
  core.hasSheet = true;
  await fireEvent.click(button("Share picture"));
  await vi.waitFor(() => expect(core.sent).toMatchObject([{ format: "card", game: game.id }]));
  expect(core.saved).toEqual([]);
  core.hasSheet = false;
  await fireEvent.click(button("Share picture"));
  await vi.waitFor(() => expect(core.saved).toHaveLength(1));
  expect(core.sent).toHaveLength(1);
});

test("who changes their mind gets nothing, a failure the saved picture", async () => {
  const share = vi.fn(async () => {
    throw new DOMException("no", "AbortError");
  });
  browser({ canShare: () => true, share });
  const { core } = await open();
  await fireEvent.click(button("Share picture"));
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(core.saved).toEqual([]);
  share.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await fireEvent.click(button("Share picture"));
  await vi.waitFor(() => expect(core.saved).toHaveLength(1));
});

test("the text is copied, or shown selected where the page may not copy", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  browser({ clipboard: { writeText } });
  await open();
  await fireEvent.click(button("Copy text"));
  expect(writeText).toHaveBeenCalledWith("as text");
  await vi.waitFor(() => expect(toasts.current?.text).toBe("Text copied."));

  browser({});
  await fireEvent.click(button("Copy text"));
  const field = (await screen.findByLabelText("The result as text")) as HTMLTextAreaElement;
  await vi.waitFor(() => expect(field.selectionEnd).toBe("as text".length));
});

test("on a phone BG Stats is opened by a link, without a code", async () => {
  browser({});
  const { core } = await open();
  const link = await screen.findByRole("link", { name: "Open in BG Stats" });
  expect(link.getAttribute("href")).toBe("as bg-stats");
  expect(core.shared.map(({ format }) => format)).not.toContain("bg-stats-qr");
});

test("a large screen shows the code for a phone, and the link", async () => {
  browser({});
  size.current = true;
  await open();
  await fireEvent.click(button("BG Stats QR"));
  expect((await screen.findByAltText("Code for BG Stats")).getAttribute("src")).toMatch(/^blob:/);
  expect(screen.getByRole("link").getAttribute("href")).toBe("as bg-stats");
});

test("where no link opens programs it is copied instead", async () => {
  browser({});
  await open(false);
  await fireEvent.click(button("BG Stats"));
  expect(await screen.findByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByAltText("Code for BG Stats")).toBeNull();
});

test("a file that cannot be saved is told in a sentence", async () => {
  browser({});
  const { core } = await open();
  core.refuse = "not-saved";
  await fireEvent.click(button("Spreadsheet CSV"));
  await vi.waitFor(() => expect(toasts.current?.text).toBe("The file could not be saved."));
});
