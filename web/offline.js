// Keeps the page for use without a network. `scripts/build-site` puts in what belongs to it; another build is another version.
// Other sites of the same host have caches beside ours.
const OURS = `gonfalon ${self.registration.scope}`;
const VERSION = `${OURS} {version}`;
const FILES = "{files}".split(" ");

self.addEventListener("install", (event) => event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES))));

// A new version takes over once no page of the old one is open any more: nobody's match changes under their hands.
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope)) event.respondWith(found(event.request));
});

async function found(request) {
  const cache = await caches.open(VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? (request.mode === "navigate" ? (await cache.match("./")) ?? fetch(request) : fetch(request));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== VERSION).map((name) => caches.delete(name)));
}
