import barlow from "@fontsource/barlow/LICENSE?raw";
import zillaSlab from "@fontsource/zilla-slab/LICENSE?raw";
import lucide from "@lucide/svelte/LICENSE?raw";
import tauri from "@tauri-apps/api/LICENSE-MIT?raw";
import svelte from "svelte/LICENSE.md?raw";

import surveyor from "../../../../LICENSE?raw";

/** What the screens are made of, and on what terms. */
export const licences = [
  { of: "Surveyor", text: surveyor },
  { of: "Barlow", text: barlow },
  { of: "Zilla Slab", text: zillaSlab },
  { of: "Lucide", text: lucide },
  { of: "Svelte", text: svelte },
  { of: "Tauri", text: tauri },
];
