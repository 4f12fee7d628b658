import { expect, test, vi } from "vitest";

import { canPrint, printPage } from "./print";

const PAGE =
  '<!doctype html><html lang="fr"><head><title>Between Two Cities</title>' +
  "<style>h1 { color: red; }</style></head><body><h1>56</h1></body></html>";

/** What is printed: jsdom has no style sheets as objects, and prints nothing. */
function printed(html: string): Document {
  const print = vi.fn();
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, "append").mockImplementation((frame) => {
    append(frame);
    const view = (frame as HTMLIFrameElement).contentWindow;
    if (view) Object.assign(view, { print, CSSStyleSheet: FakeSheet });
  });
  printPage(html);
  expect(print).toHaveBeenCalledOnce();
  const view = document.querySelector("iframe")?.contentWindow;
  if (!view) throw new Error("there is no frame");
  return view.document;
}

class FakeSheet {
  text = "";
  replaceSync(text: string) {
    this.text = text;
  }
}

test("the page is printed as it is, with its style and its name", () => {
  const page = printed(PAGE);
  expect(page.body.innerHTML).toBe("<h1>56</h1>");
  expect([page.title, page.documentElement.lang]).toEqual(["Between Two Cities", "fr"]);
  expect(page.adoptedStyleSheets).toMatchObject([{ text: "h1 { color: red; }" }]);
});

test("nothing is left of it afterwards", () => {
  const page = printed(PAGE);
  page.defaultView?.dispatchEvent(new Event("afterprint"));
  expect(document.querySelector("iframe")).toBeNull();
});

test("the app on a phone has nothing to print with", () => {
  expect(canPrint()).toBe(true);
  vi.stubGlobal("isTauri", true);
  expect(canPrint()).toBe(true);
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Linux; Android 15)" });
  expect(canPrint()).toBe(false);
});
