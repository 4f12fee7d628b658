/** A phrase of the core as a sentence: a capital, and a full stop unless it ends in a mark. */
export function sentence(phrase: string): string {
  const end = /[.?!]$/.test(phrase) ? "" : ".";
  return phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1) + end;
}
