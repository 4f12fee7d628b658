/** The service worker, built last: it names every other file. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const out = fileURLToPath(new URL("../../target/web", import.meta.url));
/** Only shops and the browser's dialogue for installing show these. */
const UNUSED_OFFLINE = /^screens\//;

const hash = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

const paths = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
  .filter((path) => !UNUSED_OFFLINE.test(path))
  .sort();
const files = Object.fromEntries(paths.map((path) => [path, hash(readFileSync(join(out, path)))]));

export default defineConfig({
  publicDir: false,
  define: {
    FILES: JSON.stringify(files),
    VERSION: JSON.stringify(hash(JSON.stringify(files))),
  },
  build: {
    target: "es2022",
    outDir: out,
    emptyOutDir: false,
    lib: {
      entry: fileURLToPath(new URL("./workers/sw.ts", import.meta.url)),
      formats: ["es"],
      fileName: () => "sw.js",
    },
  },
});
