import { isTauri } from "@tauri-apps/api/core";

import { http, join } from "./lib/http";
import { Table } from "./lib/table.svelte";
import { tauri } from "./lib/tauri";
import { start } from "./start";

if (isTauri()) void start(new Table(tauri), async () => undefined);
else void start(new Table(http), join);
