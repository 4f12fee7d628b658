import { configure } from "@testing-library/svelte";

// jsdom knows no layout: asking it for every element's visibility takes seconds and tells nothing.
configure({ defaultHidden: true });

/** What jsdom lacks and every browser we run in has. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
URL.createObjectURL ??= () => `blob:test/${Math.random()}`;
URL.revokeObjectURL ??= () => undefined;
