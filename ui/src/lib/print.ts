import { isTauri } from "@tauri-apps/api/core";

/** Whether a page can be printed here: the windows of apps on phones print nothing. */
export function canPrint(): boolean {
  const phone = /Android|iPhone|iPad/.test(navigator.userAgent);
  return typeof window.print === "function" && !(isTauri() && phone);
}

/**
 * Prints a page of our own without leaving this one. It is built in a frame, with its style sheet as
 * an object: this page allows no style in the markup, and whatever it opens inherits that.
 */
export function printPage(html: string): void {
  const [element = "", style = ""] = html.match(/<style>(.*?)<\/style>/s) ?? [];
  const page = new DOMParser().parseFromString(html.replace(element, ""), "text/html");
  const frame = document.createElement("iframe");
  frame.className = "visually-hidden";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error("a frame in the page has a window");
  const inner = view.document;
  inner.documentElement.lang = page.documentElement.lang;
  // The name that a printed file is offered under.
  inner.title = page.title;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(style);
  inner.adoptedStyleSheets = [sheet];
  inner.body.replaceChildren(...page.body.childNodes);
  view.addEventListener("afterprint", () => frame.remove());
  view.print();
}
