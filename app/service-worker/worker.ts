import { ExpirationPlugin } from "workbox-expiration";
import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { sendWaiting, waitingTag } from "#app/lib/waiting-posts.ts";
import { forgetOlder, keepAhead, openData, openIndex, openPage, ownOrigin } from "./pages.ts";
import { type Handling, handlingOf } from "./rules.ts";
import { type FetchEvent, scope } from "./scope.ts";

// The service worker (docs/decisions/offline.md): what pages need without a network, and what waits to be sent.

/** Scripts and fonts of visitors' pages; put in by scripts/build-worker.ts. */
declare const shopFiles: { readonly url: string; readonly revision: null }[];

const day = 24 * 60 * 60;

// Scripts and fonts of this build; those of the build before stay until no page of it is open any more.
precacheAndRoute(shopFiles);

const matches =
  (handling: Handling) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    handlingOf({ method: request.method, mode: request.mode, url, origin: ownOrigin }) === handling;

registerRoute(matches("page"), ({ event }) => openPage(event as FetchEvent)); // the router hears of fetch events only
registerRoute(matches("data"), ({ request }) => openData(request));
registerRoute(matches("index"), ({ event }) => openIndex(event as FetchEvent)); // as above
// Scripts of a newer build, whose document came from the network while this worker is still in charge.
registerRoute(
  matches("asset"),
  new CacheFirst({ cacheName: "assets", plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * day })] }),
);
registerRoute(
  matches("picture"),
  new StaleWhileRevalidate({
    cacheName: "pictures",
    plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);

scope.addEventListener("activate", (event) => {
  const { navigationPreload } = scope.registration;
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      navigationPreload?.enable(),
      forgetOlder(() => true),
      // Of an earlier version of this worker.
      caches.delete("offline-guides"),
    ]),
  );
});

/**
 * Takes over from the worker before, if the page that asks is of this worker's build and the only one open: then nobody needs
 * the older scripts any more.
 * @param script one that only this page's build has
 */
async function takeOver(script: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length <= 1 && shopFiles.some(({ url }) => url === script)) await scope.skipWaiting();
}

scope.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepAhead("all"));
  else if (event.data === "keep-needed") event.waitUntil(keepAhead("needed"));
  else if (typeof event.data === "string") event.waitUntil(takeOver(event.data));
});

scope.addEventListener("sync", (event) => {
  if (event.tag === waitingTag) event.waitUntil(sendWaiting());
});
