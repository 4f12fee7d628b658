import { mount } from "svelte";

import App from "./App.svelte";
import { guestRoute } from "./lib/guest";
import { router } from "./lib/route.svelte";
import type { Table } from "./lib/table.svelte";
import { Refused } from "./lib/transport";

/** Longer than the core ever takes to say which language and colours the user likes. */
const PATIENCE = 400;

/** Shows the app once the way to the core is open; where it stays closed, the app says so. */
export async function start(table: Table, open: () => Promise<void>): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");

  await open().catch((thrown) => (table.closed = Refused.from(thrown).code));
  if (table.closed === null) await enter(table);
  mount(App, { target, props: { table } });
}

/** Finds out who we are and what there is to see. */
export async function enter(table: Table) {
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
