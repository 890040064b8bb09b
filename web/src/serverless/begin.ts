/** Before anything else of the page that needs no server: its table is sought in a worker. */
import { languageHere } from "../shell/early";
import { here } from "../shell/places";
import { keepHost } from "../shell/pockets";
import { travelBy } from "../shell/transport";
import { lessonFile } from "./beforehand";
import { Inside, OWN } from "./inside";
import { showLoading } from "./loading";

const games = import.meta.glob("../games/*/index.ts");
/** Milliseconds after which the table no longer waits for a picture, as in a tab that nobody sees. */
const LATEST = 2000;

/** Loading Python would slow down the first picture. */
function firstPaint(): Promise<unknown> {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName("first-contentful-paint").length) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  return Promise.race([painted, new Promise((resolve) => setTimeout(resolve, LATEST))]);
}

/** A table names in the head of a page what its board needs; here nobody knows before which lesson it will be. */
function fetchLesson(): void {
  const { path, query } = here();
  const [, game] = /^\/learn\/([^/]+)$/.exec(path) ?? [];
  const board = games[`../games/${game}/index.ts`];
  if (!game || !board) return;
  void board();
  void import("../shell/Lesson.svelte");
  query.set("lang", languageHere());
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `data/${lessonFile(game, query)}` });
  document.head.append(link);
}

export function haveOwnTable(): void {
  fetchLesson();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const loading = showLoading();
  const inside = new Inside(worker, loading.reached, loading.stopped);
  inside.host.then(loading.done, loading.failed);
  const begin = () => inside.send({ kind: "begin" });
  firstPaint().then(begin, begin);
  const others = new BroadcastChannel("gonfalon");
  others.onmessage = () => {
    worker.terminate();
    loading.elsewhere();
  };
  others.postMessage("mine");
  void navigator.serviceWorker?.register("offline.js");
  travelBy(inside);
  keepHost(OWN);
}
