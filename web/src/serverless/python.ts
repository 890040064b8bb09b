/** Python in a worker: the interpreter, and our packages compiled to bytecode, all from beside this page. */
import type { PyodideAPI } from "pyodide";

const PACKAGES = "/lib/python3.14/site-packages";

export type Tell = (share: number) => void;

/** `home` is the folder of the interpreter and the archive; `tell` hears which share of them has arrived. */
export async function beginPython(home: string, tell: Tell): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import("pyodide");
  const archive = fetch(`${home}gonfalon.zip`).then((found) => found.arrayBuffer());
  tell(0.1);
  const python = await loadPyodide({ indexURL: home });
  tell(0.7);
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  tell(0.8);
  return python;
}
