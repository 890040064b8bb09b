// Compiles Python packages to bytecode of the interpreter that browsers get, and packs them: node bytecode.mjs FOLDER ARCHIVE
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, archive] = process.argv.slice(2);
const python = await loadPyodide();
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const at = join("/packages", file.parentPath.slice(folder.length));
  python.FS.mkdirTree(at);
  if (file.isFile()) python.FS.writeFile(join(at, file.name), new Uint8Array(readFileSync(join(file.parentPath, file.name))));
}
// Without docstrings: msgspec and Fluent read none. The same files give the same archive.
const packed = python.runPython(`
import compileall, io, zipfile
from pathlib import Path
from py_compile import PycInvalidationMode

root = Path("/packages")
compileall.compile_dir(root, stripdir=root, quiet=1, legacy=True, optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
packed = io.BytesIO()
with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix not in (".py", ".pyi"):
            archive.writestr(zipfile.ZipInfo(str(path.relative_to(root))), path.read_bytes(), zipfile.ZIP_DEFLATED)
packed.getvalue()
`);
writeFileSync(archive, packed.toJs());
