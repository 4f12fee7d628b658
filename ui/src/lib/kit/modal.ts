import type { Attachment } from "svelte/attachments";

/**
 * Opens a dialog over everything as long as it is mounted: `{#if open}<dialog {@attach modal(close)}>`.
 * Escape asks to close it; without a way to close, it stays.
 */
export function modal(close?: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    // The browser keeps focus inside. Giving it back is left to us: by the time the dialog is
    // closed it has left the page.
    const before = document.activeElement;
    const cancelled = (event: Event) => {
      event.preventDefault();
      close?.();
    };
    dialog.addEventListener("cancel", cancelled);
    dialog.showModal();
    return () => {
      dialog.removeEventListener("cancel", cancelled);
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  };
}
