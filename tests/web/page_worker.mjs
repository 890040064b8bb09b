// Runs a Python file in the interpreter of the page, and passes it lines: node page_worker.mjs SITE FILE
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

const [site, file] = process.argv.slice(2);
const { loadPyodide } = createRequire(join(process.cwd(), "web/"))("pyodide");
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(join(site, "play/python/gonfalon.zip"))), "zip", { extractDir: "/lib/python3.14/site-packages" });
python.runPython(readFileSync(file, "utf8"));
const within = python.globals.get("Within")((line) => console.log(line));
for await (const line of createInterface({ input: process.stdin })) within.hear(line);
process.exit(0);
