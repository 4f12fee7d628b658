import { beforeEach, expect, test, vi } from "vitest";

import { carry } from "./carry";

let handle: HTMLElement;
let other: HTMLElement;
const dropped = vi.fn<(onto: number) => void>();
const tapped = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  dropped.mockClear();
  tapped.mockClear();
  document.body.innerHTML =
    '<p data-place="3"><button>a</button></p><p data-place="5"><button>b</button></p>';
  [handle, other] = [...document.querySelectorAll("button")] as HTMLElement[] as [
    HTMLElement,
    HTMLElement,
  ];
  handle.setPointerCapture = () => undefined;
  document.elementsFromPoint = () => [handle, other];
  handle.addEventListener("click", tapped);
  return () => vi.useRealTimers();
});

function pointer(type: string, x: number, pointerType = "mouse") {
  const event = new MouseEvent(type, { clientX: x, bubbles: true, cancelable: true });
  Object.defineProperties(event, { pointerType: { value: pointerType }, pointerId: { value: 1 } });
  handle.dispatchEvent(event);
}

function attach(hold = false) {
  carry(dropped, { hold })(handle);
}

test("what is carried far enough lands on the place below it, and is not tapped", () => {
  attach();
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  expect(other.parentElement?.dataset.over).toBe("");
  pointer("pointerup", 50);
  handle.click();
  expect(dropped.mock.calls).toEqual([[5]]);
  expect(tapped).not.toHaveBeenCalled();
  expect(other.parentElement?.dataset.over).toBeUndefined();
});

test("a tap is a tap", () => {
  attach();
  pointer("pointerdown", 0);
  pointer("pointermove", 3);
  pointer("pointerup", 3);
  handle.click();
  expect(dropped).not.toHaveBeenCalled();
  expect(tapped).toHaveBeenCalledTimes(1);
});

test("a finger that scrolls carries nothing; one that stays a moment does", () => {
  attach(true);
  pointer("pointerdown", 0, "touch");
  pointer("pointermove", 50, "touch");
  pointer("pointerup", 50, "touch");
  expect(dropped).not.toHaveBeenCalled();
  pointer("pointerdown", 0, "touch");
  vi.advanceTimersByTime(300);
  pointer("pointermove", 50, "touch");
  pointer("pointerup", 50, "touch");
  expect(dropped.mock.calls).toEqual([[5]]);
});

test("what the system takes over is let go of", () => {
  attach();
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  pointer("pointercancel", 50);
  expect(dropped).not.toHaveBeenCalled();
  expect(handle.parentElement?.dataset.carried).toBeUndefined();
});
