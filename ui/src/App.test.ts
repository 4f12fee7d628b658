import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import App from "./App.svelte";
import { fakeTable } from "./lib/testing";
import { Table } from "./lib/table.svelte";
import { FakeTransport } from "./lib/testing";

test("the window shows the app's name, even before the core has answered", () => {
  render(App, { table: new Table(new FakeTransport()) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Surveyor");
});

test("the page says its language and theme", () => {
  render(App, { table: fakeTable().table });
  expect(document.documentElement.lang).toBe("en");
  expect(document.documentElement.dataset.theme).toBe("light");
});
