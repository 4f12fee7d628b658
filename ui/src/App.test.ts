import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import App from "./App.svelte";
import { look } from "./lib/look.svelte";
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

test("the browser's bar has the colour of the theme that the user likes", () => {
  const style = document.createElement("style");
  style.textContent = ":root { --paper: #f5eedd } :root[data-theme=dark] { --paper: #221c16 }";
  document.head.append(style);
  const bar = () => document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;
  render(App, { table: fakeTable().table });
  expect(bar()).toBe("#f5eedd");
  look.choice = "dark";
  flushSync();
  expect(bar()).toBe("#221c16");
  expect(document.querySelectorAll("meta[name=theme-color]")).toHaveLength(1);
  style.remove();
});
