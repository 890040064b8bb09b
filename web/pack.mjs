// Puts every built script and style beside itself once more, as small as it gets: slower to pack than anybody would wait for.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const folder = new URL("../src/gonfalon/table/page/assets/", import.meta.url);
for (const name of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(readFileSync(new URL(name, folder))));
}
