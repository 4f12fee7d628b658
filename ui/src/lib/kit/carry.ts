import type { Attachment } from "svelte/attachments";

/** A finger that moves less than this has tapped. */
const TAP = 8;
/** A finger that stays so long means to carry, in milliseconds; before that it scrolls. */
const HOLD = 280;

/** The place at this point of the screen. */
function placeAt(x: number, y: number, except: Element): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-place]");
    if (place && place !== except) return place;
  }
  return null;
}

interface Options {
  /** Fingers have to stay a moment first, because they scroll here. */
  hold?: boolean;
}

/**
 * Lets what lies on a place be carried by this handle to another place. Places are known by the
 * number in `data-place`, the one in hand by `data-carried`, the one below it by `data-over`.
 */
export function carry(
  ondrop: (onto: number) => void,
  { hold = false }: Options = {},
): Attachment<HTMLElement> {
  return (handle) => {
    let from: [number, number] | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ready = false;
    let carried = false;
    let over: HTMLElement | null = null;
    const place = () => handle.closest<HTMLElement>("[data-place]") ?? handle;

    function aim(next: HTMLElement | null) {
      delete over?.dataset.over;
      over = next;
      if (over) over.dataset.over = "";
    }

    function lift() {
      ready = true;
      if (hold) place().dataset.carried = "";
    }

    function down(event: PointerEvent) {
      from = [event.clientX, event.clientY];
      carried = ready = false;
      if (hold && event.pointerType === "touch") timer = setTimeout(lift, HOLD);
      else ready = event.button === 0;
    }

    function move(event: PointerEvent) {
      if (!from) return;
      const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
      const far = Math.hypot(dx, dy) > TAP;
      // Whoever moves before the moment is over scrolls.
      if (!ready && far) return end();
      if (!carried && !(ready && far)) return;
      if (!carried) handle.setPointerCapture(event.pointerId);
      carried = true;
      event.stopPropagation();
      place().style.translate = `${dx}px ${dy}px`;
      place().dataset.carried = "";
      aim(placeAt(event.clientX, event.clientY, place()));
    }

    function end() {
      clearTimeout(timer);
      from = null;
      ready = false;
      place().style.translate = "";
      delete place().dataset.carried;
      aim(null);
    }

    function up(event: PointerEvent) {
      const onto = event.type === "pointerup" && carried ? over : null;
      end();
      if (onto) ondrop(Number(onto.dataset.place));
    }

    /** What was carried was not tapped. */
    function click(event: MouseEvent) {
      if (!carried) return;
      carried = false;
      event.stopPropagation();
      event.preventDefault();
    }

    const leave = new AbortController();
    const { signal } = leave;
    handle.addEventListener("pointerdown", down, { signal });
    handle.addEventListener("pointermove", move, { signal });
    handle.addEventListener("pointerup", up, { signal });
    handle.addEventListener("pointercancel", up, { signal });
    handle.addEventListener("click", click, { capture: true, signal });
    // The page must not scroll away below what is carried.
    const still = (event: Event) => ready && event.preventDefault();
    handle.addEventListener("touchmove", still, { passive: false, signal });
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  };
}
