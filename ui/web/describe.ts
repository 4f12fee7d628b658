import { systemLang } from "../src/lib/lang.svelte";

/** Tells the browser how the app is called, and by what shortcuts it opens, in its language. */
export function describe() {
  const lang = systemLang(navigator.languages);
  const link = Object.assign(document.createElement("link"), {
    rel: "manifest",
    href: `./manifest.${lang}.webmanifest`,
  });
  document.head.append(link);
}
