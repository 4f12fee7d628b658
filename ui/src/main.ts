import { isTauri } from "@tauri-apps/api/core";
import { mount } from "svelte";

import App from "./App.svelte";
import { guestRoute } from "./lib/guest";
import { http, join } from "./lib/http";
import { router } from "./lib/route.svelte";
import { Table } from "./lib/table.svelte";
import { tauri } from "./lib/tauri";
import { Refused } from "./lib/transport";

/** Longer than the core ever takes to say which language and colours the user likes. */
const PATIENCE = 400;

async function start() {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");

  const inApp = isTauri();
  const table = new Table(inApp ? tauri : http);
  if (!inApp) await join().catch((thrown) => (table.closed = Refused.from(thrown).code));
  if (table.closed === null) await enter(table);
  mount(App, { target, props: { table } });
}

async function enter(table: Table) {
  await table.meet();
  if (table.closed !== null) return;
  table.follow();
  if (table.guestOf !== null) {
    router.replace(guestRoute(router.current, table.guestOf));
    return;
  }
  const home = table.ask({ do: "home" });
  // Showing the first screen in the wrong language or theme for a moment would be a flicker.
  await Promise.race([home, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

void start();
