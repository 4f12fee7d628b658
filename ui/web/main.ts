/** Surveyor in a browser alone: the page, with the core in a worker of its own. */
import { Table } from "../src/lib/table.svelte";
import { Refused } from "../src/lib/transport";
import { Web } from "../src/lib/web";
import { webapp } from "../src/lib/webapp.svelte";
import { enter, start } from "../src/start";
import { arrive } from "./arrive";
import { describe } from "./describe";
import { offerInstall, serve } from "./service";

function makeWorker(): Worker {
  return new Worker(new URL("./workers/worker.ts", import.meta.url), { type: "module" });
}

function run() {
  const web = new Web(makeWorker);
  const table = new Table(web);
  let given = false;

  /** Opens the table, unless another tab has it: then that is told, and it goes on later. */
  function open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const opened = web.open(() => {
        reject(new Refused({ code: "elsewhere", message: "another tab has the table" }));
        void opened.then(goOn);
      });
      opened.then(resolve, reject);
    });
  }

  async function goOn() {
    table.closed = null;
    await enter(table);
    await arrive(table);
  }

  web.onGiven = () => {
    given = true;
    table.closed = "elsewhere";
  };
  web.onStored = () => void webapp.keep();
  webapp.takeOver = () => {
    web.takeOver();
    if (!given) return;
    given = false;
    open().then(goOn, () => undefined);
  };

  offerInstall();
  describe();
  void start(table, open).then(() => {
    if (table.closed === null) void arrive(table);
    // Whatever the page needs itself comes first.
    serve();
  });
  void webapp.look();
}

// Otherwise the page says already what is missing.
if (!("unable" in document.documentElement.dataset)) run();
