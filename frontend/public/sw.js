// Beside the page: shows notices while no page is open, and keeps the page's files for a slow connection.
// What the server sends is always newer; what was kept is shown when it does not answer soon.

const KEPT = "saecula-1";
const SOON = 2500; // milliseconds
const SHELL = ["/", "/api/settings"];

const isFile = (url) => url.pathname.startsWith("/assets/") || url.pathname === "/favicon.svg";
const isWords = (url) => /^\/api\/(messages|cards|settings)/.test(url.pathname);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL).catch(() => undefined)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** Ask the server, and keep what it says; after a moment, or without a connection, what was kept last. */
async function fresh(request, key) {
  const cache = await caches.open(KEPT);
  const asked = fetch(request).then((answer) => {
    if (answer.ok) void cache.put(key, answer.clone());
    return answer;
  });
  const kept = await cache.match(key);
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), SOON));
  return Promise.race([asked.catch(() => kept), late]);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || request.headers.has("Authorization")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (isFile(url)) event.respondWith(fresh(request, request));
  // words differ by the language that is asked for in a header: kept under it
  else if (isWords(url)) event.respondWith(fresh(request, `${request.url}#${request.headers.get("Accept-Language") ?? ""}`));
});

self.addEventListener("push", (event) => {
  const said = event.data ? event.data.json() : {};
  const options = { body: said.text ?? "", tag: said.tag ?? "", data: said.url ?? "/", icon: "/assets/icon.svg" };
  event.waitUntil(self.registration.showNotification(said.title ?? "Saecula", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = new URL(event.notification.data, self.location.origin).pathname;
  const shown = self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const here = pages.find((page) => new URL(page.url).pathname === path);
    return here ? here.focus() : self.clients.openWindow(path);
  });
  event.waitUntil(shown);
});
