// By their place on disk: packages do not export their licences.
import barlow from "../../../node_modules/@fontsource/barlow/LICENSE?raw";
import robotoSlab from "../../../node_modules/@fontsource/roboto-slab/LICENSE?raw";
import zillaSlab from "../../../node_modules/@fontsource/zilla-slab/LICENSE?raw";
import lucide from "../../../node_modules/@lucide/svelte/LICENSE?raw";
import tauri from "../../../node_modules/@tauri-apps/api/LICENSE-MIT?raw";
import svelte from "../../../node_modules/svelte/LICENSE.md?raw";
import surveyor from "../../../../LICENSE?raw";

/** What the screens are made of, and on what terms. */
export const licences = [
  { of: "Surveyor", text: surveyor },
  { of: "Barlow", text: barlow },
  { of: "Zilla Slab", text: zillaSlab },
  { of: "Roboto Slab", text: robotoSlab },
  { of: "Lucide", text: lucide },
  { of: "Svelte", text: svelte },
  { of: "Tauri", text: tauri },
];
