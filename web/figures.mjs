// Draws the pictures of the rules pages into the games' packages: src/gonfalon/games/GAME/figures. Run it after changing web/src/book or web/src/art.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

// The colours by day go with each drawing, for those who look at it outside of our pages; what boards add to the palette is always so.
const palette = readFileSync(new URL("src/art/palette.css", import.meta.url), "utf8").split("}")[0];
const BOARDS = {
  timber: "#9c6b36", plank: "#c9a869", steel: "#dfe0dc", "card-back": "#cdbb93", bowl: "#cdb888",
  counter: "#fdf8ea", figure: "#2b2118", pale: "#b9ae98", "rim-christian": "#fffaf0", "rim-moslem": "#17382c", "rim-light": "#d8c98f", tooth: "#2b2118", "tooth-moslem": "#17382c",
};
const colours = { ...Object.fromEntries([...palette.matchAll(/--([\w-]+): (#\w+)/g)].map(([, name, colour]) => [name, colour])), ...BOARDS };
const coloured = (svg) => svg.replace(/var\(--([\w-]+)\)/g, (whole, name) => (name in colours ? `var(--${name}, ${colours[name]})` : whole));

const server = await createServer({ root: new URL(".", import.meta.url).pathname, appType: "custom", server: { middlewareMode: true, hmr: false, ws: false }, optimizeDeps: { noDiscovery: true } });
const { allDrawings } = await server.ssrLoadModule("/src/book/drawings.ts");
const { FOLDERS } = await server.ssrLoadModule("/src/shell/words.ts");
for (const [game, drawings] of Object.entries(allDrawings())) {
  const folder = new URL(`../src/gonfalon/games/${FOLDERS[game] ?? game}/figures/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
  for (const [name, svg] of Object.entries(drawings)) writeFileSync(new URL(`${name}.svg`, folder), coloured(svg));
}
await server.close();
