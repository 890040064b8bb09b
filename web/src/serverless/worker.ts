/** Runs the table in a worker, or, with a module in its name, what thinks for it. */
import { KeptFile } from "./kept";
import type { FromTable, ToTable } from "./messages";
import { beginPython } from "./python";

const FILE = "/gonfalon.sqlite";
const HOME = new URL("../python/", import.meta.url).href;

const TABLE = `
from gonfalon.server.browser.worker import begin_table
begin_table
`;
/** Where the browser can suspend Python in the midst of its work, messages come in meanwhile. */
const CHILD = `
import asyncio
from pyodide.ffi import can_run_sync, run_sync
from gonfalon.server.browser.worker import begin_child
lambda module, say: begin_child(module, say, lambda: can_run_sync() and run_sync(asyncio.sleep(0)))
`;

function say(told: FromTable): void {
  postMessage(told);
}

async function beTable(): Promise<void> {
  const kept = await KeptFile.open();
  const [python, file, key] = await Promise.all([beginPython(HOME, (share) => say({ kind: "loading", share })), kept.read(), kept.key()]);
  if (file.length) python.FS.writeFile(FILE, file);
  const keep = () => kept.keep(python.FS.readFile(FILE) as Uint8Array);
  const table = await python.runPython(TABLE)(FILE, key, keep, childOf, (text: string) => say(JSON.parse(text) as FromTable));
  say({ kind: "ready", host: table.host as string });
  onmessage = ({ data }: MessageEvent<ToTable>) => table.hear(JSON.stringify(data));
}

type Hear = ((line: string) => void) & { copy(): Hear; destroy(): void };

function childOf(module: string, heard: Hear): { post: (line: string) => void; terminate: () => void } {
  const hear = heard.copy(); // Python lends what it passes only for the time of the call
  const worker = new Worker(import.meta.url, { type: "module", name: module });
  worker.onmessage = ({ data }: MessageEvent<string>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault(); // otherwise the table, which began it, is taken to be broken too
    hear("");
  };
  const terminate = () => {
    worker.terminate();
    hear.destroy();
  };
  return { post: (line) => worker.postMessage(line), terminate };
}

async function beChild(module: string): Promise<void> {
  const python = await beginPython(HOME, () => {});
  const work = python.runPython(CHILD)(module, (line: string) => postMessage(line));
  onmessage = ({ data }: MessageEvent<string>) => void work(data);
}

function begin(): void {
  (self.name ? beChild(self.name) : beTable()).catch((error: unknown) => {
    console.error(error);
    say({ kind: "broken", why: String(error) });
  });
}

// The page says when: not before its first picture.
if (self.name) begin();
else onmessage = begin;
