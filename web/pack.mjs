// Puts every built script and style beside itself once more, as small as it gets: slower to pack than anybody would wait for.
// Beside them goes the notice that the licences of what was built in ask for.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

const page = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL("../src/gonfalon/server/page/", import.meta.url);
const folder = new URL("assets/", page);
for (const name of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(readFileSync(new URL(name, folder))));
}

const bundled = JSON.parse(readFileSync(new URL("licenses.json", page), "utf8"));
const ours = readFileSync(new URL("../LICENSE", import.meta.url), "utf8");
writeFileSync(new URL("notices.txt", folder), ["What is built into Gonfalon's page, and by which licence.", ...bundled.map(notice)].join("\n\n"));

function notice({ name, version, identifier, text = identifier === "Apache-2.0" ? ours : undefined }) {
  if (!text) throw new Error(`${name} is built into the page, but brings no text of its licence, ${identifier}.`);
  return `${"=".repeat(80)}\n${name} ${version}, ${identifier}\n\n${text.trim()}\n`;
}
