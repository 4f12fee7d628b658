import type { Attachment } from "svelte/attachments";

/** As long as phones take it for more than a tap. */
const LONG = 500;

/** Calls back after a long press or a right click, which are then no tap. */
export function longpress(callback: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    function hold() {
      clearTimeout(timer);
      held = true;
      callback();
    }

    const listeners: Record<string, (event: Event) => void> = {
      pointerdown() {
        held = false;
        timer = setTimeout(hold, LONG);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointerleave: () => clearTimeout(timer),
      contextmenu(event) {
        event.preventDefault();
        hold();
      },
      click(event) {
        if (held) event.preventDefault();
      },
    };
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener);
    }
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener);
      }
    };
  };
}
