import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // The tile art, the icon and the licence lie beside this folder.
  server: { fs: { allow: [".."] } },
  build: { target: "es2022" },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // The first test of a file compiles its components, which takes long on a busy machine.
    testTimeout: 30_000,
    // All files share one page: making one for each takes three quarters of the time. What a test has put in the
    // place of something else goes with it, and testing-page.ts takes the page back to its beginning.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ["src/lib/testing-setup.ts", "src/lib/testing-page.ts"],
  },
});
