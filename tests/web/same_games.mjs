// Runs a Python file with the packages of the page: node same_games.mjs SITE LAB FILE
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [site, lab, file] = process.argv.slice(2);
const { loadPyodide } = createRequire(join(process.cwd(), "web/"))("pyodide");
const python = await loadPyodide();
const packages = "/lib/python3.14/site-packages";
python.unpackArchive(new Uint8Array(readFileSync(join(site, "play/python/gonfalon.zip"))), "zip", { extractDir: packages });
python.FS.mkdirTree(`${packages}/gonfalon/lab`);
for (const name of ["__init__.py", "playing.py"]) python.FS.writeFile(`${packages}/gonfalon/lab/${name}`, readFileSync(join(lab, name), "utf8"));
python.runPython(readFileSync(file, "utf8"));
