import type { Attachment } from "svelte/attachments";

/** The closest that two fingers can bring it. */
const CLOSEST = 4;
/** A finger that moves less than this has tapped. */
const TAP = 8;

interface At {
  x: number;
  y: number;
}

/** Where something enlarged lies in its frame, so that it covers it. */
export function covering(scale: number, { x, y }: At, width: number, height: number): At {
  const inside = (at: number, side: number) => Math.min(0, Math.max(side - side * scale, at));
  return { x: inside(x, width), y: inside(y, height) };
}

/**
 * Two fingers enlarge what the frame holds, one moves it about while it is enlarged. The frame cuts
 * off what is outside.
 */
export function pinch(): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, At>();
    let scale = 1;
    let shift: At = { x: 0, y: 0 };
    /** How it was when the fingers came down: their distance and their middle. */
    let start = { apart: 1, middle: { x: 0, y: 0 }, scale, shift };
    let moved = false;

    function hold() {
      const box = frame.getBoundingClientRect();
      const all = [...fingers.values()].slice(0, 2);
      const [first = { x: 0, y: 0 }, second = first] = all;
      const middle = {
        x: (first.x + second.x) / 2 - box.left,
        y: (first.y + second.y) / 2 - box.top,
      };
      return { apart: Math.hypot(first.x - second.x, first.y - second.y) || 1, middle };
    }

    function show() {
      const held = frame.firstElementChild as HTMLElement | null;
      if (!held) return;
      held.style.transformOrigin = "0 0";
      held.style.transform =
        scale === 1 ? "" : `translate(${shift.x}px, ${shift.y}px) scale(${scale})`;
      // While it is as it was, the page scrolls below one finger.
      frame.style.touchAction = scale === 1 ? "pan-y" : "none";
    }

    function begin() {
      start = { ...hold(), scale, shift };
    }

    function down(event: PointerEvent) {
      if (event.pointerType !== "touch") return;
      if (fingers.size === 0) moved = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    }

    function move(event: PointerEvent) {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size < 2 && scale === 1) return;
      const { apart, middle } = hold();
      if (fingers.size > 1)
        scale = Math.min(CLOSEST, Math.max(1, (start.scale * apart) / start.apart));
      const grown = scale / start.scale;
      const to = {
        x: middle.x - grown * (start.middle.x - start.shift.x),
        y: middle.y - grown * (start.middle.y - start.shift.y),
      };
      shift = covering(scale, to, frame.clientWidth, frame.clientHeight);
      const far = Math.hypot(middle.x - start.middle.x, middle.y - start.middle.y) > TAP;
      moved ||= fingers.size > 1 || far;
      show();
    }

    function up(event: PointerEvent) {
      if (fingers.delete(event.pointerId)) begin();
    }

    /** Fingers that enlarge or move have not tapped. */
    function click(event: MouseEvent) {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }

    const leave = new AbortController();
    const { signal } = leave;
    frame.style.overflow = "hidden";
    frame.addEventListener("pointerdown", down, { signal });
    frame.addEventListener("pointermove", move, { signal });
    for (const type of ["pointerup", "pointercancel"] as const)
      window.addEventListener(type, up, { signal });
    frame.addEventListener("click", click, { capture: true, signal });
    show();
    return () => leave.abort();
  };
}
