import { beforeEach, expect, test, vi } from "vitest";

import { covering, pinch } from "./pinch";

let frame: HTMLElement;
let held: HTMLElement;
const tapped = vi.fn();

beforeEach(() => {
  tapped.mockClear();
  document.body.innerHTML = "<div><p>city</p></div>";
  frame = document.querySelector("div") as HTMLElement;
  held = document.querySelector("p") as HTMLElement;
  Object.defineProperties(frame, {
    clientWidth: { value: 300 },
    clientHeight: { value: 300 },
  });
  held.addEventListener("click", tapped);
  pinch()(frame);
});

function finger(type: string, pointerId: number, x: number, y = 100) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
  Object.defineProperties(event, {
    pointerType: { value: "touch" },
    pointerId: { value: pointerId },
  });
  held.dispatchEvent(event);
}

test("what is enlarged covers its frame", () => {
  expect(covering(2, { x: 50, y: -400 }, 300, 300)).toEqual({ x: 0, y: -300 });
  expect(covering(1, { x: -9, y: 9 }, 300, 300)).toEqual({ x: 0, y: 0 });
});

test("two fingers enlarge around their middle, and back, and tap nothing", () => {
  finger("pointerdown", 1, 100);
  finger("pointerdown", 2, 140);
  finger("pointermove", 1, 80);
  finger("pointermove", 2, 160);
  expect(held.style.transform).toBe("translate(-120px, -100px) scale(2)");
  expect(frame.style.touchAction).toBe("none");
  finger("pointerup", 1, 80);
  finger("pointerup", 2, 160);
  held.click();
  expect(tapped).not.toHaveBeenCalled();

  finger("pointerdown", 1, 50);
  finger("pointerdown", 2, 250);
  finger("pointermove", 2, 60);
  expect(held.style.transform).toBe("");
});

test("one finger taps, and moves about only what is enlarged", () => {
  finger("pointerdown", 1, 100);
  finger("pointermove", 1, 180);
  finger("pointerup", 1, 180);
  expect(held.style.transform).toBe("");
  held.click();
  expect(tapped).toHaveBeenCalledTimes(1);
});
