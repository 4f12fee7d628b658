import { LANGS } from "./terms";
import type { Lang, LangChoice } from "./types";

/** The first of the system's languages that we speak, else English. */
export function systemLang(preferred: readonly string[]): Lang {
  for (const tag of preferred) {
    const found = LANGS.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}

class Language {
  choice = $state<LangChoice>("system");
  readonly current: Lang = $derived(
    this.choice === "system" ? systemLang(navigator.languages) : this.choice,
  );
}

/** The language everything is said in. */
export const lang = new Language();

/**
 * The same words in every language; call the result where they are needed. Reading follows the
 * language, so a component's text changes as soon as it does.
 */
export function words<T>(all: { en: T; fr: NoInfer<T>; de: NoInfer<T> }): () => T {
  return () => all[lang.current];
}

/** Our English is British: so are its dates and lists. */
const LOCALES: Record<Lang, string> = { en: "en-GB", fr: "fr", de: "de" };

/** How the language writes numbers, dates and lists. */
export function locale(): string {
  return LOCALES[lang.current];
}

/** A number as it is written in the language. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

/** A number that is added or taken away: always with its sign. */
export function signed(value: number): string {
  return number(value, { signDisplay: "exceptZero" });
}

/** A day: "16 Nov 2026". */
export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(milliseconds);
}

/** "Ada, Ben and Cleo". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
}
