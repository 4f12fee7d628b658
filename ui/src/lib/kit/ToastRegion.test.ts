import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { toasts } from "../toasts.svelte";
import ToastRegion from "./ToastRegion.svelte";

test("a message is read out without its buttons, from a place that was there before it", async () => {
  render(ToastRegion);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  toasts.say("Game deleted", { label: "Undo", run: () => undefined });
  await waitFor(() => expect(region.textContent).toBe("Game deleted"));
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
  expect(region.querySelector("button")).toBeNull();
  toasts.problem("That didn’t work.");
  await waitFor(() => expect(region.getAttribute("aria-live")).toBe("assertive"));
});
