import type { Line } from "./transport";
import type { News } from "./types";

/** Browsers connect again by themselves after a lost connection, but not after a refusal. */
const OPEN_AGAIN = 3_000;

/**
 * Listens to the server's news. `refused` says whether the server still knows us when it has hung
 * up: a lost connection is tried again for ever, a closed door is not.
 */
export function listen(
  refused: () => Promise<boolean>,
  heard: (news: News) => void,
  onLine?: (line: Line) => void,
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function end() {
    ended = true;
    clearTimeout(timer);
    source.close();
  }

  function open() {
    source = new EventSource("/api/events");
    source.onopen = () => onLine?.("up");
    source.onmessage = (event) => heard(JSON.parse(String(event.data)) as News);
    source.onerror = () => void lost();
  }

  async function lost() {
    const closed = await refused();
    if (ended) return;
    onLine?.(closed ? "closed" : "down");
    if (closed) end();
    else if (source.readyState === EventSource.CLOSED) {
      clearTimeout(timer);
      timer = setTimeout(open, OPEN_AGAIN);
    }
  }

  open();
  return end;
}
