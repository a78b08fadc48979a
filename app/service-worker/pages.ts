import { keptAddresses, keptPrefixes, neededAddresses } from "#content/offline.ts";
import { keptAddress, mayKeep, openAddresses, pageOfData, sitemapPaths, standIns } from "./rules.ts";
import { type FetchEvent, scope } from "./scope.ts";

/** Names what was built; put in by scripts/build-worker.ts. */
declare const shopBuild: string;

const prefix = "pages-";
/** Pages of this build: its documents name its scripts. */
const ownCache = `${prefix}${shopBuild}`;
/** A network that doesn't answer for so long, in milliseconds, is taken for none where a page is kept. */
const patienceMs = 3_000;
/** So many pages are fetched ahead at a time: whoever reads a page comes first. */
const atOnce = 2;
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

/**
 * Fetches what should be readable without a network: first what every visitor needs and the pages that are open, then, unless
 * only what is needed is asked for, the rest. What older builds left is forgotten as far as it is replaced or never will be;
 * a page that is still to come serves in its old form until then.
 * @throws when the network or the shop is away: what was kept stays, and the next page that opens goes on
 */
export function keepAhead(much: "all" | "needed"): Promise<void> {
  underway ??= fetchAhead(much).finally(() => {
    underway = undefined;
  });
  return underway;
}

async function fetchAhead(much: "all" | "needed"): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  await keepAll([...neededAddresses, ...openAddresses(open, scope.location.origin)]);
  // With little data to spend nothing will replace what an older build left.
  if (much === "needed") return forgetOlder(() => true);
  const sitemap = await fetch("/sitemap.xml", { priority: "low" });
  if (!sitemap.ok) throw new Error(`The sitemap answered ${sitemap.status}`);
  const listed = sitemapPaths(await sitemap.text()).filter((path) => keptPrefixes.some((one) => path.startsWith(one)));
  const coming = new Set([...keptAddresses, ...listed]);
  await forgetOlder((address) => coming.has(address));
  await keepAll([...coming]);
  await forgetOlder(() => false);
}

/** Keeps pages, few at a time, and none after the first that fails. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ownCache);
  const waiting = [...addresses];
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await keep(cache, address);
  };
  const stop = (reason: unknown): never => {
    waiting.length = 0;
    throw reason;
  };
  await Promise.all(Array.from({ length: atOnce }, () => work().catch(stop)));
}

async function keep(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  const response = await fetch(address, { credentials: "omit", priority: "low" });
  if (response.status === 429 || away.has(response.status)) throw new Error(`${address} answered ${response.status}`);
  if (mayKeep(response)) await cache.put(address, response);
}

/**
 * Forgets pages of older builds: each that a newer build has too, and each that doesn't stay.
 * @param stays whether a page that only an older build has still serves
 */
export async function forgetOlder(stays: (address: string) => boolean): Promise<void> {
  const newer = new Set((await (await caches.open(ownCache)).keys()).map(addressOf));
  for (const name of (await pageCaches()).reverse()) {
    if (name === ownCache) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const address = addressOf(request);
      if (newer.has(address) || !stays(address)) await cache.delete(request);
      newer.add(address);
    }
    if ((await cache.keys()).length === 0) await caches.delete(name);
  }
}

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** The scope's own origin. */
export const ownOrigin: string = scope.location.origin;
