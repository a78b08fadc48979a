import { deleteResponses, findResponse, openResponses, responseStores } from "#app/lib/stored-responses.ts";
import { loadDocument } from "#app/router-adapter/data-responses.ts";
import { picturedPrefix, precachedPaths, precachedPrefixes, requiredPaths } from "#content/offline-pages.ts";
import {
  cachePath,
  fallbackPaths,
  isCacheable,
  isFile,
  openPaths,
  pageOfData,
  pictureAddresses,
  pictureName,
  sitemapPaths,
} from "./rules.ts";
import { type FetchEvent, scope } from "./scope.ts";

/** Defined by scripts/build/build-worker.ts. */
declare const shopBuild: string;

const prefix = "pages-";
const ownCache = `${prefix}${shopBuild}`;
const keptPictures = "kept-pictures";
const networkTimeoutMs = 3_000;
/** So that navigation comes first. */
const maxConcurrent = 2;
/** They read their query in the browser. */
const readsItsQuery = new Set(["/offline", "/search"]);
/** Statuses of a proxy while the shop is down. */
const gatewayErrors = new Set([502, 503, 504]);

/** The caches of pages of all builds, oldest first. */
async function pageCaches(): Promise<string[]> {
  const names = await responseStores();
  return names.filter((name) => name.startsWith(prefix));
}

/** A fallback page is served by a redirect, so that page and URL agree. */
async function cachedPage(url: URL, names: readonly string[]): Promise<Response | undefined> {
  for (const [index, address] of fallbackPaths(url).entries()) {
    for (const name of names) {
      const cached = await findResponse(address, name);
      if (cached) return index === 0 || readsItsQuery.has(url.pathname) ? cached : Response.redirect(address, 302);
    }
  }
  return undefined;
}

async function fromNetwork(event: FetchEvent, url: URL): Promise<Response> {
  const preloaded = await event.preloadResponse;
  const response = preloaded ?? (await fetch(event.request));
  if (gatewayErrors.has(response.status)) throw new Error(`${url.pathname} answered ${response.status}`);
  const address = cachePath(url);
  if (address !== null && isCacheable(response)) {
    const copy = response.clone();
    event.waitUntil(openResponses(ownCache).then((cache) => cache.put(address, copy)));
  }
  return response;
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** Network first, the cached page when it is slow, and finally the offline page. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const fresh = fromNetwork(event, url);
  event.waitUntil(fresh.catch(() => undefined));
  try {
    // A cached page of an older build may need scripts that are gone: wait for the network.
    const soon = await Promise.race([fresh, after(networkTimeoutMs)]);
    if (soon) return soon;
    const cached = await cachedPage(url, [ownCache]);
    return cached ?? (await fresh);
  } catch {
    const newestFirst = (await pageCaches()).reverse();
    const cached = await cachedPage(url, [ownCache, ...newestFirst]);
    if (cached) return cached;
    if (url.pathname === "/offline") return Response.error();
    const from = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`/offline?from=${from}`, 302);
  }
}

/** Network first, then the cache. @throws when there is neither */
export async function openIndex(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    return await fromNetwork(event, url);
  } catch (error) {
    const cached = await findResponse(url.pathname);
    if (cached) return cached;
    throw error;
  }
}

/** Not cached: offline, the router is told to load the document. */
export async function openData(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return loadDocument(pageOfData(new URL(request.url)));
  }
}

let inFlight: Promise<void> | undefined;

/**
 * Precaches pages, the required and the open ones first, and deletes replaced and obsolete ones.
 * @throws when offline or the shop is down: cached pages stay, and the next opened page continues
 */
export function precachePages(pages: "all" | "needed"): Promise<void> {
  inFlight ??= fetchAhead(pages).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function fetchAhead(pages: "all" | "needed"): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  await cacheAll([...requiredPaths, ...openPaths(open, scope.location.origin)]);
  // With Save-Data nothing will replace the pages of older builds.
  if (pages === "needed") return deleteOlderCaches(() => true);
  const sitemap = await fetch("/sitemap.xml", { priority: "low" });
  if (!isFile(sitemap)) throw new Error(`The sitemap answered ${sitemap.status}`);
  const listed = sitemapPaths(await sitemap.text()).filter((path) =>
    precachedPrefixes.some((prefix) => path.startsWith(prefix)),
  );
  const coming = new Set([...precachedPaths, ...listed]);
  await deleteOlderCaches((address) => coming.has(address));
  await cacheAll([...coming]);
  await deleteOlderCaches(() => false);
  await keepPictures();
}

/** One file of each picture on the pages under `picturedPrefix`. */
async function keepPictures(): Promise<void> {
  const pages = await openResponses(ownCache);
  const wanted = new Set<string>();
  for (const request of await pages.keys()) {
    if (!addressOf(request).startsWith(picturedPrefix)) continue;
    const page = await pages.match(request);
    const html = await page?.text();
    for (const address of pictureAddresses(html ?? "")) wanted.add(address);
  }
  const kept = await openResponses(keptPictures);
  for (const request of await kept.keys()) if (!wanted.delete(addressOf(request))) await kept.delete(request);
  for (const address of wanted) {
    const response = await fetch(address, { credentials: "omit", priority: "low" });
    if (isFile(response)) await kept.put(address, response);
  }
}

/** In whatever size and format; undefined where there is none. */
export async function keptPicture({ url }: Request): Promise<Response | undefined> {
  const name = pictureName(url);
  const kept = await openResponses(keptPictures);
  if (name === null) return undefined;
  const requests = await kept.keys();
  const found = requests.find((request) => pictureName(request.url) === name);
  return found && kept.match(found);
}

/** A few at a time; stops at the first failure. */
async function cacheAll(addresses: readonly string[]): Promise<void> {
  const cache = await openResponses(ownCache);
  const waiting = [...addresses];
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      await cachePage(cache, address);
  };
  const stop = (reason: unknown): never => {
    waiting.length = 0;
    throw reason;
  };
  await Promise.all(Array.from({ length: maxConcurrent }, () => work().catch(stop)));
}

async function cachePage(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  const response = await fetch(address, { credentials: "omit", priority: "low" });
  if (response.status === 429 || gatewayErrors.has(response.status))
    throw new Error(`${address} answered ${response.status}`);
  if (isCacheable(response)) await cache.put(address, response);
}

/** Deletes pages of older builds, unless only they have them and `stays` says so. */
export async function deleteOlderCaches(stays: (address: string) => boolean): Promise<void> {
  const current = await openResponses(ownCache);
  const currentRequests = await current.keys();
  const newer = new Set(currentRequests.map(addressOf));
  for (const name of (await pageCaches()).reverse()) {
    if (name === ownCache) continue;
    const cache = await openResponses(name);
    for (const request of await cache.keys()) {
      const address = addressOf(request);
      if (newer.has(address) || !stays(address)) await cache.delete(request);
      newer.add(address);
    }
    if ((await cache.keys()).length === 0) await deleteResponses(name);
  }
}

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
