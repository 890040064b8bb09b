// Draws the pictures of the rules pages into the games' packages: src/gonfalon/games/GAME/figures. Run it after changing web/src/book or web/src/art.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const server = await createServer({ root: new URL(".", import.meta.url).pathname, appType: "custom", server: { middlewareMode: true, hmr: false, ws: false }, optimizeDeps: { noDiscovery: true } });
const { allDrawings } = await server.ssrLoadModule("/src/book/drawings.ts");
for (const [game, drawings] of Object.entries(allDrawings())) {
  const folder = new URL(`../src/gonfalon/games/${game}/figures/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
  for (const [name, svg] of Object.entries(drawings)) writeFileSync(new URL(`${name}.svg`, folder), svg);
}
await server.close();
