import { isTauri } from "@tauri-apps/api/core";
import { mount } from "svelte";

import App from "./App.svelte";
import { http, join } from "./lib/http";
import { sentence } from "./lib/refusals";
import { Table } from "./lib/table.svelte";
import { tauri } from "./lib/tauri";
import { toasts } from "./lib/toasts.svelte";
import { Refused } from "./lib/transport";

/** Longer than the core ever takes to say which language and colours the user likes. */
const PATIENCE = 400;

async function start() {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");

  const inApp = isTauri();
  if (!inApp) {
    await join().catch((thrown) => toasts.problem(sentence(Refused.from(thrown).code)));
  }
  const table = new Table(inApp ? tauri : http);
  const home = table.ask({ do: "home" });
  // Showing the first screen in the wrong language or theme for a moment would be a flicker.
  await Promise.race([home, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  mount(App, { target, props: { table } });
}

void start();
