/**
 * Looks at a page as a person does who has no patience for it: words over words, buttons over
 * buttons, words that something lies on, words broken in two or cut off, what runs off the screen,
 * and what is too small for a finger. It scrolls through the whole page or sheet.
 */

/** What is wrong with the page as it is shown now, one line each. */
export function misplaced(page) {
  return page.evaluate(() => {
    /** Letters reach out of their lines upward and downward, and boxes are rounded. */
    const [ACROSS, DOWN] = [1.5, 3];
    /** What a finger needs, as in app.css, less rounding. */
    const FINGER = 43.5;
    const CONTROLS = "a[href], button, input:not([type=file]), select, textarea, summary, label";
    const CHOICES = "input[type=radio], input[type=checkbox]";
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const found = new Set();

    const name = (element) =>
      (element.getAttribute?.("aria-label") ?? element.textContent)
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 30);
    const overlap = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > ACROSS &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > DOWN;
    const sticksOut = (inner, outer) =>
      inner.left < outer.left - ACROSS ||
      inner.right > outer.right + ACROSS ||
      inner.top < outer.top - DOWN ||
      inner.bottom > outer.bottom + DOWN;
    const related = (a, b) => a === b || a.contains(b) || b.contains(a);
    const scrolling = (overflow) => ["auto", "scroll"].includes(overflow);

    /** The element and what it is in, as far as the sheet or the page. */
    function* around(element) {
      for (let at = element; at && at !== top.parentElement; at = at.parentElement) yield at;
    }

    /** Only for those who hear the page, or not there at all. */
    function hidden(element) {
      const seen = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
      if (!element.checkVisibility(seen)) return true;
      return [...around(element)].some((at) => getComputedStyle(at).clipPath !== "none");
    }

    /** What stays in place while the rest is scrolled may cover it. */
    function layer(element) {
      for (const at of around(element))
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
      return top;
    }

    /** As much of a box as is not scrolled out of sight. */
    function shown(box, element) {
      let { left, top: upper, right, bottom } = box;
      for (const at of around(element)) {
        if (at === document.body) break;
        const { overflowX, overflowY } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (overflowX !== "visible")
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== "visible")
          [upper, bottom] = [Math.max(upper, edge.top), Math.min(bottom, edge.bottom)];
      }
      return right > left && bottom > upper ? { left, top: upper, right, bottom } : null;
    }

    /** Whether it lies in what is made to be scrolled sideways: not every box that could be. */
    const reached = (element) =>
      [...around(element)].some((at) => getComputedStyle(at).overscrollBehaviorX === "contain");
    const width = document.documentElement.clientWidth;
    const runsOff = ({ left, right }) => right > width + 1 || left < -1;

    /** A line's box has room above and below its letters, more than some fonts' lines are apart. */
    const letters = ({ left, right, top: upper, bottom, height }) => ({
      left,
      right,
      top: upper + height / 10,
      bottom: bottom - height / 10,
    });

    /** Words, with each line's box, and whether they are whole. */
    function readWords() {
      const texts = [];
      const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent.trim() || hidden(element)) continue;
        if (element.closest("textarea, option, script, style, title")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const part = shown(letters(box), element);
          // A line at the edge of what is scrolled is looked at when it is in sight.
          const whole = part && part.bottom - part.top > 0.75 * box.height;
          if (part) texts.push({ element, box: part, whole, layer: layer(element) });
          const shortened = getComputedStyle(element).textOverflow === "ellipsis";
          if (runsOff(box) && !shortened && !reached(element))
            found.add(`off the screen: ${name(element)}`);
        }
        // Where a word may be parted, a soft hyphen says so.
        for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}’]{4,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
          if (lines.size > 1) found.add(`broken word: ${word}`);
        }
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const wider = element.scrollWidth > element.clientWidth + 1;
        const higher = element.scrollHeight > element.clientHeight + DOWN;
        const cuts = (overflow) => ["hidden", "clip"].includes(overflow);
        if (
          (wider && cuts(overflowX) && textOverflow !== "ellipsis") ||
          (higher && cuts(overflowY))
        )
          found.add(`cut off: ${name(element)}`);
      }
      return texts;
    }

    /** What can be tapped; of a choice that is drawn by its label, the label. */
    function findControls() {
      return [...top.querySelectorAll(CONTROLS)]
        .filter((element) => !hidden(element))
        .filter((element) => element.tagName !== "LABEL" || element.querySelector(CHOICES))
        .map((element) => ({
          element,
          whole: element.getBoundingClientRect(),
          box: shown(element.getBoundingClientRect(), element),
          layer: layer(element),
        }))
        .filter(({ box }) => box && box.right - box.left > 4 && box.bottom - box.top > 4);
    }

    /** Something else lies on these words, and no scrolling takes it away. */
    function covered({ element, box, whole, layer: own }) {
      if (getComputedStyle(element).pointerEvents === "none" || !whole) return false;
      const { left, right, top: upper, bottom } = box;
      return [left + 2, (left + right) / 2, right - 2].some((x) => {
        const over = document.elementFromPoint(x, (upper + bottom) / 2);
        return over && top.contains(over) && !related(over, element) && layer(over) === own;
      });
    }

    function lookAt() {
      const texts = readWords();
      const controls = findControls();
      for (const [k, one] of texts.entries()) {
        for (const other of texts.slice(k + 1))
          if (
            one.layer === other.layer &&
            one.element !== other.element &&
            overlap(one.box, other.box)
          )
            found.add(`words over words: ${name(one.element)} / ${name(other.element)}`);
        if (covered(one)) found.add(`covered: ${name(one.element)}`);
      }
      for (const [k, one] of controls.entries()) {
        for (const other of controls.slice(k + 1))
          if (
            one.layer === other.layer &&
            !related(one.element, other.element) &&
            overlap(one.box, other.box)
          )
            found.add(`one over another: ${name(one.element)} / ${name(other.element)}`);
        for (const { element, box, layer: theirs } of texts)
          if (!related(one.element, element)) {
            if (one.layer === theirs && overlap(one.box, box))
              found.add(`words over a button: ${name(element)} / ${name(one.element)}`);
          } else if (one.element.contains(element) && sticksOut(box, one.box))
            found.add(`words out of their button: ${name(one.element)}`);
        if (runsOff(one.box) && !reached(one.element))
          found.add(`off the screen: ${name(one.element)}`);
        const inSentence = getComputedStyle(one.element).display === "inline";
        if (!inSentence && (one.whole.width < FINGER || one.whole.height < FINGER))
          found.add(`too small for a finger: ${name(one.element)}`);
      }
      if (document.documentElement.scrollWidth > width + 1) found.add("wider than the screen");
    }

    const scroller =
      top === document.body
        ? document.scrollingElement
        : ([top, ...top.querySelectorAll("*")].find(
            (at) => scrolling(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight,
          ) ?? top);
    const before = scroller.scrollTop;
    for (let y = 0; y === 0 || y < scroller.scrollHeight; y += 0.6 * scroller.clientHeight) {
      scroller.scrollTo({ top: y, behavior: "instant" });
      lookAt();
    }
    scroller.scrollTo({ top: before, behavior: "instant" });
    return [...found];
  });
}
