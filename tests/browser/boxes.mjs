/**
 * Looks at a page as a person does who has no patience for it: words over words, buttons over
 * buttons, words broken in two, and what runs off the screen.
 */

/** What is wrong with the page as it is shown now, one line each. */
export function misplaced(page) {
  return page.evaluate(() => {
    /** Rounding, and letters that reach a little out of their line. */
    const SLACK = 3;
    const CONTROLS = "a[href], button, input:not([type=file]), select, textarea, summary";
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const top = dialogs.at(-1) ?? document.body;
    const found = new Set();

    const name = (element) =>
      (element.getAttribute?.("aria-label") ?? element.textContent).trim().slice(0, 30);
    const overlap = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

    const sticksOut = (inner, outer) =>
      inner.left < outer.left - SLACK ||
      inner.right > outer.right + SLACK ||
      inner.top < outer.top - SLACK ||
      inner.bottom > outer.bottom + SLACK;

    function hidden(element) {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.visibility === "hidden" || style.display === "none") return true;
        if (style.clipPath !== "none" || Number(style.opacity) < 0.1) return true;
      }
      return element.closest("svg, [data-loose]") !== null;
    }

    /** What stays in place while the rest is scrolled may cover it. */
    function layer(element) {
      for (let at = element; at && at !== top; at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
      return top;
    }

    /** As much of a box as its scrolling ancestors show. */
    function shown(box, element) {
      let { left, top: upper, right, bottom } = box;
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (overflowX !== "visible")
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== "visible")
          [upper, bottom] = [Math.max(upper, edge.top), Math.min(bottom, edge.bottom)];
      }
      return right > left && bottom > upper ? { left, top: upper, right, bottom } : null;
    }

    const scrolls = (element) => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    };

    const texts = [];
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || hidden(element)) continue;
      if (element.closest("textarea, option, script, style, title")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const part = shown(box, element);
        if (part)
          texts.push({ element, box: part, layer: layer(element), words: node.textContent });
        if (!scrolls(element) && (box.right > innerWidth + 1 || box.left < -1))
          found.add(`off the screen: ${name(element)}`);
      }
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}’]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        const mayBreak = getComputedStyle(element).hyphens === "auto";
        if (lines.size > 1 && !mayBreak) found.add(`broken word: ${word}`);
      }
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const cut = element.scrollWidth > element.clientWidth + 1 && overflowX !== "visible";
      if (cut && textOverflow !== "ellipsis") found.add(`cut off: ${name(element)}`);
      const below = element.scrollHeight > element.clientHeight + SLACK;
      if (below && ["hidden", "clip"].includes(overflowY)) found.add(`cut off: ${name(element)}`);
    }
    const controls = [...top.querySelectorAll(CONTROLS)]
      .filter((element) => !hidden(element))
      .map((element) => ({
        element,
        box: shown(element.getBoundingClientRect(), element),
        layer: layer(element),
      }))
      .filter(({ box }) => box && box.right - box.left > 4 && box.bottom - box.top > 4);
    const related = (a, b) => a === b || a.contains(b) || b.contains(a);

    for (const [k, one] of texts.entries())
      for (const other of texts.slice(k + 1))
        if (
          one.layer === other.layer &&
          one.element !== other.element &&
          overlap(one.box, other.box)
        )
          found.add(`words over words: ${name(one.element)} / ${name(other.element)}`);
    for (const [k, one] of controls.entries()) {
      for (const other of controls.slice(k + 1))
        if (
          one.layer === other.layer &&
          !related(one.element, other.element) &&
          overlap(one.box, other.box)
        )
          found.add(`one over another: ${name(one.element)} / ${name(other.element)}`);
      for (const text of texts)
        if (
          one.layer === text.layer &&
          !related(one.element, text.element) &&
          overlap(one.box, text.box)
        )
          found.add(`words over a button: ${name(text.element)} / ${name(one.element)}`);
      for (const { element, box } of texts)
        if (one.element.contains(element) && sticksOut(box, one.box))
          found.add(`words out of their button: ${name(one.element)}`);
      const { left, right } = one.box;
      if (!scrolls(one.element) && (right > innerWidth + 1 || left < -1))
        found.add(`off the screen: ${name(one.element)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add("wider than the screen");
    return [...found];
  });
}
