import { keptAddresses, keptPrefixes } from "#content/offline.ts";
import { keptAddress, mayKeep, pageOfData, sitemapPaths, standIns } from "./rules.ts";
import { type FetchEvent, scope } from "./scope.ts";

/** Names what was built; put in by scripts/build-worker.ts. */
declare const shopBuild: string;

const prefix = "pages-";
/** Pages of this build: its documents name its scripts. */
const ownCache = `${prefix}${shopBuild}`;
/** A network that doesn't answer for so long, in milliseconds, is taken for none where a page is kept. */
const patienceMs = 3_000;
/** Answers of something in front of the shop while the shop itself is away. */
const away = new Set([502, 503, 504]);

const pageCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** A kept page for an address; where another kept address stands in, the browser is sent there, so that page and address agree. */
async function keptPage(url: URL, names: readonly string[]): Promise<Response | undefined> {
  for (const [index, address] of standIns(url).entries()) {
    for (const name of names) {
      const kept = await (await caches.open(name)).match(address);
      // The offline page reads its query once it runs.
      if (kept) return index === 0 || url.pathname === "/offline" ? kept : Response.redirect(address, 302);
    }
  }
  return undefined;
}

async function fromNetwork(event: FetchEvent, url: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (away.has(response.status)) throw new Error(`${url.pathname} answered ${response.status}`);
  const address = keptAddress(url);
  if (address !== null && mayKeep(response)) {
    const copy = response.clone();
    event.waitUntil(caches.open(ownCache).then((cache) => cache.put(address, copy)));
  }
  return response;
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** Answers a navigation: the network first, the kept page when it is slow, and at last the offline page. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const fresh = fromNetwork(event, url);
  event.waitUntil(fresh.catch(() => undefined));
  try {
    // A kept page of an older build would ask for scripts that may be gone: better to wait.
    return (await Promise.race([fresh, after(patienceMs)])) ?? (await keptPage(url, [ownCache])) ?? (await fresh);
  } catch {
    const kept = await keptPage(url, [ownCache, ...(await pageCaches()).reverse()]);
    const from = encodeURIComponent(url.pathname + url.search);
    return kept ?? (url.pathname === "/offline" ? Response.error() : Response.redirect(`/offline?from=${from}`, 302));
  }
}

/** The search index: the network first, then the kept one. @throws when there is neither */
export async function openIndex(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    return await fromNetwork(event, url);
  } catch (error) {
    const kept = await caches.match(url.pathname);
    if (kept) return kept;
    throw error;
  }
}

/** A page's data, which isn't kept: without a network the router is told to open the whole document, which may be. */
export async function openData(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const headers = { "X-Remix-Redirect": pageOfData(new URL(request.url)), "X-Remix-Status": "302" };
    return new Response(null, { status: 204, headers: { ...headers, "X-Remix-Reload-Document": "true" } });
  }
}

let underway: Promise<void> | undefined;

/** Fetches what should be readable without a network, one page after the other, and then forgets the pages of older builds. */
export function keepAhead(): Promise<void> {
  underway ??= fetchAhead().finally(() => {
    underway = undefined;
  });
  return underway;
}

async function fetchAhead(): Promise<void> {
  const cache = await caches.open(ownCache);
  for (const address of keptAddresses) await keep(cache, address);
  const sitemap = await fetch("/sitemap.xml");
  for (const path of sitemap.ok ? sitemapPaths(await sitemap.text()) : []) {
    if (keptPrefixes.some((start) => path.startsWith(start))) await keep(cache, path);
  }
  for (const name of await pageCaches()) if (name !== ownCache) await caches.delete(name);
}

async function keep(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  const response = await fetch(address, { credentials: "omit", priority: "low" });
  if (mayKeep(response)) await cache.put(address, response);
}

/** Forgets all pages but this build's and the last one's, which serve until this build's are there. */
export async function dropOldPages(): Promise<void> {
  const others = (await pageCaches()).filter((name) => name !== ownCache);
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await caches.delete("offline-guides");
}

/** The scope's own origin. */
export const ownOrigin: string = scope.location.origin;
