/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

// A match needs all of these at once, and every file more is a journey more: one for the shell, one for each game.
const SHELL = /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(app\.ts|art\/)|shell\/(App|Match|Play|Seats|match|ahead|plan|command|client|later|choosing|steps|settings|visits|words)\.|games\/(index|\w+\/cover)\.ts|plain\/bearings|(core|table|words)\/en\.ftl/;
// Styles are small, and one that a broken line lost is not sought again: what comes later than the board brings none. Home, lessons and the end are pages of their own.
const STYLES = /shell\/(?!Home|Lesson|End)\w+\.svelte\?.*type=style/;
// Small enough to be there first, and to seek the table while the rest is still on its way.
const EARLY = /src\/main\.ts|shell\/(early|languages)\.|vite\/|rolldown/;
// For games that bring no board; table/http/pages.py knows it by this name.
const PLAIN = /shell\/plain\//;
const GAME = /games\/(\w+)\/(?!lesson|cover|es\.ftl|fr\.ftl)/;

// Only the table says why something is refused (the page itself says only why a match cannot be seen) and what a battle is about, and only the terminal has a legend: the page does without those sentences, and without remarks.
const UNSAID = /^((battle-|hint-|refusal-|goodbye-|book-|legend|wait\b|heading-|about-(?!title)|trouble-(unknown|too-m|match|no-holiday|no-plans|can-be))[\w-]* =.*(\n[ }].*)*|#.*)\n/gm;
const onlyWhatIsSaid: Plugin = {
  name: "only-what-is-said",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return { code: `export default ${JSON.stringify(text.replace(UNSAID, ""))}`, map: null };
  },
};

// The built client goes into the Python package, so that nobody needs Node to play.
export default defineConfig({
  plugins: [svelte(), onlyWhatIsSaid],
  base: "/",
  server: { fs: { allow: [".."] } },
  test: { css: { include: [/palette/] } },
  build: {
    outDir: "../src/gonfalon/table/page",
    emptyOutDir: true,
    license: { fileName: "licenses.json" },
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    rolldownOptions: {
      // The rules are a page of their own, which table/http/pages.py writes.
      input: { index: "index.html", book: "src/book/book.ts" },
      output: {
        codeSplitting: {
          groups: [
            { name: "early", test: EARLY, priority: 3 },
            { name: "shell", test: (id) => SHELL.test(id) || STYLES.test(id), priority: 2 },
            { name: "plain", test: PLAIN, priority: 1 },
            { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME, priority: 1 },
          ],
        },
      },
    },
  },
});
