import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Only to look at: `nice npx vite build --config gallery/saladin.config.ts`, then `node gallery/shoot-saladin.mjs`.
export default defineConfig({
  root: "gallery",
  base: "./",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  build: { outDir: "/tmp/saladin-gallery/page", emptyOutDir: true, rollupOptions: { input: "gallery/saladin.html" } },
});
