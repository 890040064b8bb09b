// Paints the battles for the site's first page, as the client's home shows them: docs/images/scene-*.svg. Run it after changing their art.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { createServer } from "vite";

const SCENES = {
  navas: ["navas", "basic", ["muslim", "christian"]],
  arsuf: ["saladin", "arsuf", ["crusader", "ayyubid"]],
  hattin: ["saladin", "hattin", ["crusader", "ayyubid"]],
  hexes: ["sword", "navas-hex", ["moslem", "christian"]],
};
const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const [day, night] = read("src/art/palette.css").split('data-theme="dark"').map((part) => part.match(/\{([^}]*)\}/)?.[1] ?? part.split("}")[0]);
const vista = read("src/shell/home/Vista.svelte").split("<style>")[1].split("</style>")[0];

// Beside other pages a drawing brings its colours along, those by night too.
const used = (colours, drawn) => [...colours.matchAll(/--([\w-]+): [^;]+;/g)].filter(([, name]) => drawn.includes(`var(--${name})`)).map(([line]) => line).join("");
const rules = vista.replace(/:global\(:root\[data-theme="dark"\]\) svg (\{[^}]*\})/, "@media (prefers-color-scheme:dark){svg$1}");
// Without what only Svelte needs: its marks, and the class that every part of a component has.
const bare = (body) => body.replace(/<!--.*?-->/g, "").replaceAll(/class="([^"]* )?[^" ]+"/g, (_, own) => (own ? `class="${own.trim()}"` : "")).replace(' aria-hidden="true"', "");
const packed = (css) => css.replace(/\s+/g, " ").replace(/ ?([{};:,]) ?/g, "$1");

const server = await createServer({ root: new URL(".", import.meta.url).pathname, cacheDir: mkdtempSync(`${tmpdir()}/scenes-`), appType: "custom", server: { middlewareMode: true, hmr: false, ws: false }, optimizeDeps: { noDiscovery: true } });
const { render } = await server.ssrLoadModule("svelte/server");
const { default: Vista } = await server.ssrLoadModule("/src/shell/home/Vista.svelte");
for (const [name, [game, scenario, seats]] of Object.entries(SCENES)) {
  const svg = bare(render(Vista, { props: { game, scenario, seats } }).body);
  const drawn = svg + rules;
  const style = packed(`svg{${used(day, drawn)}}@media (prefers-color-scheme:dark){svg{${used(night, drawn)}}}${rules}`);
  writeFileSync(new URL(`../docs/images/scene-${name}.svg`, import.meta.url), svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" ').replace(/(<svg[^>]*>)/, `$1<style>${style}</style>`) + "\n");
}
await server.close();
