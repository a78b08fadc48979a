/* Keeps disable pages readable without a network. Registered with one page's own address as its scope, so that it never
   stands between a visitor and the rest of the shop. */
const store = "offline-guides";
const own = new URL(registration.scope).pathname;

async function keep(path, response) {
  const cache = await caches.open(store);
  await cache.put(path, response);
}

async function kept(path) {
  const cache = await caches.open(store);
  return (await cache.match(path)) ?? (await cache.match(own)) ?? Response.error();
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(own, { cache: "reload" }).then((response) => (response.ok ? keep(own, response) : undefined)));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const path = new URL(event.request.url).pathname;
  event.respondWith(
    fetch(event.request).then(
      (response) => {
        // A scope covers longer addresses too: each is kept under its own.
        if (response.ok && !response.redirected) event.waitUntil(keep(path, response.clone()));
        return response;
      },
      () => kept(path),
    ),
  );
});
