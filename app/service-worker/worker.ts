import { ExpirationPlugin } from "workbox-expiration";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { queueTag, sendQueue } from "#app/lib/offline-queue.ts";
import { deleteOlderCaches, keptPicture, openData, openIndex, openPage, precachePages } from "./page-cache.ts";
import { isFile, type RequestKind, requestKindOf } from "./rules.ts";
import { type FetchEvent, scope } from "./scope.ts";

// docs/decisions/offline.md

/** Put in by scripts/build/build-worker.ts. */
declare const shopFiles: { readonly url: string; readonly revision: null }[];

const day = 24 * 60 * 60;

/** A plugin of Workbox: what isn't a file is handed on but not kept, and ends an installation, which is tried again. */
const keepsFiles: Parameters<typeof addPlugins>[0][number] = {
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
};

addPlugins([keepsFiles]);
// The previous build's stay until none of its pages is open.
precacheAndRoute(shopFiles);

const matches =
  (handling: RequestKind) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    requestKindOf(request, url, scope.location.origin) === handling;

registerRoute(matches("page"), ({ event }) => openPage(event as FetchEvent)); // workbox-routing handles fetch events only
registerRoute(matches("data"), ({ request }) => openData(request));
registerRoute(matches("index"), ({ event }) => openIndex(event as FetchEvent)); // as above
// Scripts of a newer build, whose document was loaded while this worker is still active.
registerRoute(
  matches("asset"),
  new CacheFirst({
    cacheName: "assets",
    plugins: [keepsFiles, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * day })],
  }),
);
registerRoute(
  matches("picture"),
  new StaleWhileRevalidate({
    cacheName: "pictures",
    plugins: [
      keepsFiles,
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
      { handlerDidError: ({ request }) => keptPicture(request) },
    ],
  }),
);

// Where the browser's storage fails, the network answers.
setCatchHandler(({ request }) => fetch(request));

scope.addEventListener("activate", (event) => {
  const { navigationPreload } = scope.registration;
  event.waitUntil(Promise.all([scope.clients.claim(), navigationPreload?.enable(), deleteOlderCaches(() => true)]));
});

/** Activates this worker if the only open page is of its build. @param script one that only that build has */
async function takeOver(script: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length <= 1 && shopFiles.some(({ url }) => url === script)) await scope.skipWaiting();
}

scope.addEventListener("message", (event) => {
  if (event.data === "precache") event.waitUntil(precachePages("all"));
  else if (event.data === "precache-required") event.waitUntil(precachePages("needed"));
  else if (typeof event.data === "string") event.waitUntil(takeOver(event.data));
});

scope.addEventListener("sync", (event) => {
  if (event.tag === queueTag) event.waitUntil(sendQueue());
});
