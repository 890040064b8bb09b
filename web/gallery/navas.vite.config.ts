import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Only to look at: `nice npx vite build --config gallery/navas.vite.config.ts`, then `node gallery/shoot.mjs`.
export default defineConfig({
  root: "gallery",
  base: "./",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  build: { outDir: "/tmp/navas-gallery/page", emptyOutDir: true, rollupOptions: { input: "gallery/navas.html" } },
});
