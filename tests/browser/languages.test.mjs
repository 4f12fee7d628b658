/** Every screen in three languages: nothing left in English, nothing wider than the screen. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { enter, leave, setUp } from "./harness.mjs";
import { furnished, SCENES, SEVEN, show } from "./scenes.mjs";

const WIDTHS = [320, 390];
const { core, browser } = await setUp();
const world = await furnished(browser, core);
/** What is to be read on each screen in English. */
const english = new Map();

/** Words that are the same, and right, in two languages; and what is nobody's language. */
const SHARED = {
  fr: /^(Surveyor( [\d.]+)?|(\d+ )?[Pp]oints?|Photos?( \d)?|Table|Total|Solo|Licences|Date|Note|Records|Orange|(.+, )?Alliances|Pollution)$/,
  de: /^(Surveyor( [\d.]+)?|Name(:.*)?|Parks?( \+\d)?|Obelisk|Automacity|Solo|System|Orange|(April|August|September|November) \d+)$/,
};
const NAMED = [...SEVEN, "Ada", "Automarta", "Autommaso", "Hamburg", "Altona"].join("|");
const NAMES = new RegExp(`^((${NAMED})( \\w+ |, )?)+$`);
const PROPER =
  /^(English|Français|Deutsch|PNG|HTML|CSV|JSON|BG Stats|(Between Two Cities|Rival Cities|Cities: Skylines)( ·)?)$/;

/** A colon without the space that French has before it; the title of a game keeps its own. */
const isTight = (text) => /\p{L}: /u.test(text.replaceAll("Cities: Skylines", ""));

/** Everything a person reads or hears on the page. */
function texts(page) {
  return page.evaluate(() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walk.currentNode; node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent.trim());
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        if (node.nodeType === Node.ELEMENT_NODE) found.add(node.getAttribute(name)?.trim());
    }
    return [...found].filter((text) => text && /\p{L}{3}/u.test(text));
  });
}

for (const lang of ["en", "fr", "de"]) {
  test(`every screen speaks ${lang} and fits a narrow phone`, async () => {
    const page = await enter(browser, core, { locale: lang });
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    const wide = [];
    const untranslated = [];
    const tight = [];
    for (const scene of SCENES) {
      await show(page, scene, world);
      const shown = await texts(page);
      if (lang === "en") english.set(scene.name, shown);
      else
        untranslated.push(
          ...shown
            .filter((text) => english.get(scene.name).includes(text))
            .filter((text) => ![SHARED[lang], NAMES, PROPER].some((fine) => fine.test(text)))
            .map((text) => `${scene.name}: ${text}`),
        );
      if (lang === "fr")
        tight.push(...shown.filter(isTight).map((text) => `${scene.name}: ${text}`));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`${scene.name} by ${over} at ${width}`);
      }
    }
    assert.deepEqual(untranslated, []);
    assert.deepEqual(tight, []);
    assert.deepEqual(wide, []);
    await leave(page);
  });
}
