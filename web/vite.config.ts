import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client goes into the Python package, so that nobody needs Node to play.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  server: { fs: { allow: [".."] } },
  build: { outDir: "../src/gonfalon/table/page", emptyOutDir: true, assetsInlineLimit: 0, manifest: "manifest.json" },
});
