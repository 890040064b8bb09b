/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

// A match needs all of these at once, and every file more is a journey more: one for the shell, one for each game.
const SHELL = /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(app\.ts|art\/)|shell\/(App|Match|Play|Seats|match|ahead|plan|command|client|later|choosing|keys|steps|settings|visits|words)\.|games\/(index|\w+\/cover)\.ts|plain\/bearings|(core|words)\/en\.ftl\?first/;
// What the shell says later, in one file.
const TEXTS = /(core|words)\/en\.ftl\?rest|server\/en\.ftl/;
// Styles are small, and one that a broken line lost is not sought again: what comes later than the board brings none. Home, lessons and the end are pages of their own.
const STYLES = /shell\/(?!Home|Lesson|End)\w+\.svelte\?.*type=style/;
// Small enough to be there first, and to seek the table while the rest is still on its way.
const EARLY = /src\/main\.ts|shell\/(early|languages|places|transport)\.|vite\/|rolldown/;
// What home, the end of a match and the parts beside the board share, in one file: together they are smaller.
const SHARED = /shell\/(SettingsPanel|WatchLink|GivenLink|Over|Fallen|Rematch|fate|sharing|story|unread|titles|keepsakes|keeping|rematch)\.|@noble/;
// Only for whoever looks back at a match or asks for advice, with its own sentences.
const TEACHER = /shell\/review\/|words\/teacher\/en\.ftl/;
// For games that bring no board; server/http/pages.py knows it by this name.
const PLAIN = /shell\/plain\//;
// Without what is drawn only after the board, but with its styles.
const GAME = /games\/(?!navas\/ground)(\w+)\/(?!lesson|cover|late|explain|en\.ftl\?rest|es\.ftl|fr\.ftl|(Scene|Memory)\.svelte$)/;

// Only the table says what is asked and why something is refused (the page itself says only why a match cannot be seen) and what a battle is about, and only the terminal has a legend and a column of figures: the page does without those sentences, and without remarks.
const UNSAID = /^((battle-|hint-|refusal-|goodbye-|book-|name-|ask-(play|begin|act\b|karr|spread|exchange|seize|elan|retarget|replace)|legend|wait\b|over\b|heading-|describe-(nothing|reaction|banner)|town-|ground-|kind-|aside-(deployed|ordered|points|army|wounded|active|shielded|deck|hold|empty|cards)|about-(?!title)|trouble-(unknown|too-(m|early|long|slow)|malformed|wrong|not-over|match|no-plans|no-review|no-advice|advice|nothing|review|teacher|can-be|committed|not-committed|archived|stale|busy|letter))[\w-]* =.*(\n[ }].*)*|#.*)\n/gm;
// What the first picture of a match says; tests/web/test_first_paint.py looks whether something is missing here.
const FIRST = /^(side-|scenario-|short-|special-|banner-|leader-|aside-|heading|phase-|town|facing-|marker-|describe-|gone-|board-(name|zones|chaos|horns|leader|ordered|to-act|points|hex|level|standard|stockade|victory|prisoners|follows|fallen|face|chosen|choosable)|ui-(my-turn|opponent|is-set|line-broken|reissued|yes|no|chosen|choosable))[\w-]* =.*(\n[ }].*)*\n/gm;
const onlyWhatIsSaid: Plugin = {
  name: "only-what-is-said",
  enforce: "pre",
  load: {
    filter: { id: /\.ftl\?/ },
    async handler(id) {
      const [file, part] = id.split("?") as [string, string];
      const said = (await this.fs.readFile(file, { encoding: "utf8" })).replace(UNSAID, "");
      const text = part === "first" ? (said.match(FIRST) ?? []).join("") : part === "rest" ? said.replace(FIRST, "") : said;
      return { code: `export default ${JSON.stringify(text)}`, map: null };
    },
  },
};

// Where an entry comes from (printed, inferred …) is told by the table; the boards read only the entries.
const onlyEntries: Plugin = {
  name: "only-entries",
  load: {
    filter: { id: /edition\.json$/ },
    async handler(file) {
      const edition = JSON.parse(await this.fs.readFile(file, { encoding: "utf8" }));
      return { code: JSON.stringify(edition, (key, entry) => (key === "source" ? undefined : entry)), map: null };
    },
  },
};

// A host of plain files sends no headers, so the page says itself what it may do: Python is WebAssembly.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";
const plainFiles: Plugin = {
  name: "plain-files",
  transformIndexHtml: (page) => ({
    html: page.replace('href="/assets/', 'href="./assets/'),
    tags: [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
      { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "manifest", href: "./app.webmanifest" }, injectTo: "head" },
    ],
  }),
};

// The built client goes into the Python package, so that nobody needs Node to play. `--mode serverless` builds the page that needs no table.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), onlyWhatIsSaid, onlyEntries, ...(mode === "serverless" ? [plainFiles] : [])],
  base: mode === "serverless" ? "./" : "/",
  define: { SERVERLESS: String(mode === "serverless") },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
  // A busy machine may take its time: only what hangs is to fail.
  test: { css: { include: [/palette/] }, testTimeout: 60_000, hookTimeout: 60_000 },
  build: {
    outDir: "../src/gonfalon/server/page",
    emptyOutDir: true,
    license: { fileName: "licenses.json" },
    assetsInlineLimit: 0,
    // Browsers without it only load a little later.
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    rolldownOptions: {
      // The rules are a page of their own, which server/http/pages.py writes.
      input: { index: "index.html", book: "src/book/book.ts" },
      output: {
        codeSplitting: {
          groups: [
            { name: "early", test: EARLY, priority: 3 },
            { name: "shell", test: (id) => SHELL.test(id) || STYLES.test(id), priority: 2 },
            { name: "shared", test: SHARED, priority: 1 },
            { name: "texts", test: TEXTS, priority: 1 },
            { name: "teacher", test: TEACHER, priority: 1 },
            { name: "plain", test: PLAIN, priority: 1 },
            { name: (id) => GAME.exec(id)?.[1]?.replace("navas_hex", "sword") ?? null, test: GAME, priority: 1 },
          ],
        },
      },
    },
  },
}));
