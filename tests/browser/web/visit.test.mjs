/** The ways into the web app, and out of one that a browser cannot run. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { button, heading, leave, link, photo } from "../harness.mjs";
import { beside, enter, kept, newGame, sent, setUp } from "./harness.mjs";

const { host, browser } = await setUp();

test("the browser can install it, in three languages", async () => {
  for (const [locale, name] of [
    ["en", "New game"],
    ["fr", "Nouvelle partie"],
    ["de", "Neues Spiel"],
  ]) {
    const page = await enter(browser, host, { locale });
    const address = await page.locator("link[rel=manifest]").evaluate(({ href }) => href);
    const manifest = JSON.parse(await (await page.request.get(address)).text());
    assert.equal(manifest.shortcuts[0].name, name);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const size = await page.evaluate(async (src) => {
        const picture = await createImageBitmap(await (await fetch(src)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      assert.equal(size, sizes, src);
    }
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    await leave(page);
  }
});

test("a shortcut begins a game", async () => {
  const page = await enter(browser, host);
  await page.goto("about:blank");
  await page.goto(`${host.link}#/new`);
  await heading(page, "Who plays?");
  await leave(page);
});

test("photos come in by the phone's share sheet", async () => {
  const page = await enter(browser, host);
  await kept(page);
  const { base64 } = sent(photo("game-2.jpg"));
  // As the system does: a form that is sent to the address in the manifest.
  await page
    .evaluate(async (base64) => {
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const form = new FormData();
      form.append("photos", new File([file], "city.jpg", { type: "image/jpeg" }));
      await fetch("./share", { method: "POST", body: form });
    }, base64)
    .catch(() => undefined);
  await page.goto(`${host.link}?shared`);
  await heading(page, "Photograph a city");
  await page.getByRole("listitem").locator("img").first().waitFor();
  await leave(page);
});

test("an old browser is told so in three languages", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => (WebAssembly.validate = () => false));
  await page.goto(host.link);
  const said = await page.getByRole("alert").innerText();
  for (const word of ["newer browser", "navigateur plus récent", "neueren Browser"])
    assert.ok(said.includes(word), said);
  await page.context().close();
});

test("a second tab says that the first has the table, and can take it", async () => {
  const page = await enter(browser, host);
  await newGame(page);
  const second = await beside(page, host.link);
  await heading(second, "Surveyor is open in another tab");
  await button(second, "Use it here").click();
  await heading(second, "Surveyor");
  await link(second, "Continue").waitFor();
  await heading(page, "Surveyor is open in another tab");
  // And back again.
  await button(page, "Use it here").click();
  await heading(second, "Surveyor is open in another tab");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // The one that waits goes on by itself when the other is closed.
  await page.close();
  await heading(second, "Surveyor");
  await second.context().close();
});
