/** The page and its worker, as files for any static host and any path on it: `./dev web`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { manifests } from "./manifests";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const palette = readFileSync(here("../../art/palette/light.css"), "utf8");

export default defineConfig({
  root: here("."),
  base: "./",
  plugins: [svelte({ configFile: here("../svelte.config.js") }), manifests(palette)],
  // What wasm-bindgen makes of the crate `surveyor-web`.
  resolve: { alias: { "surveyor-web": here("../../target/web-core/surveyor_web.js") } },
  worker: { format: "es" },
  build: { target: "es2022", outDir: here("../../target/web"), emptyOutDir: true },
});
