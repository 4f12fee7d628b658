/** What jsdom lacks and every browser we run in has. */
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
URL.createObjectURL ??= () => `blob:test/${Math.random()}`;
URL.revokeObjectURL ??= () => undefined;
