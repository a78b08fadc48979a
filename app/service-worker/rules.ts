import { keptAliases } from "#content/offline.ts";

/** What the worker does with a request; `none` leaves it to the browser as if there were no worker. */
export type Handling = "page" | "data" | "index" | "asset" | "picture" | "none";

/** What of a request decides its handling. */
export type AskedOf = { readonly method: string; readonly mode: string; readonly url: URL; readonly origin: string };

/** Calls, staff, one visitor's own screens and the machine's addresses: never answered from here, never kept. */
const never =
  /^\/(api|demo-store|metrics|admin|admin-login|simple-admin|simple-admin-login|direct-admin|old-simple-admin|order-confirmation)(\/|$)/;
/** Files besides pages: they answer navigations too, and are none of the pages. */
const file = /\.[a-z0-9]+$/i;
const pictures = /^\/(images|drawings|icons)\/|^\/favicon\./;
/** Queries that choose what a kept page shows; any other is for the server or for nobody. */
const showing = ["tab", "manual"];

/** Says what is done with a request (docs/decisions/offline.md). */
export function handlingOf({ method, mode, url, origin }: AskedOf): Handling {
  if (method !== "GET" || url.origin !== origin || never.test(url.pathname)) return "none";
  if (url.pathname === "/search-index.json") return "index";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (pictures.test(url.pathname)) return "picture";
  if (url.pathname.endsWith(".data")) return "data";
  return mode === "navigate" && !file.test(url.pathname) ? "page" : "none";
}

/** Whether an answer may be kept: whole, from this site, its own address, and not meant for one visitor alone. */
export function mayKeep(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? "no-store";
  return (
    response.status === 200 &&
    response.type !== "opaque" &&
    !response.redirected &&
    !response.headers.has("set-cookie") &&
    !/\b(no-store|private)\b/.test(control)
  );
}

/** Under which address a page is kept, or null for a query that makes it another page. */
export function keptAddress({ pathname, searchParams, search }: URL): string | null {
  return [...searchParams.keys()].every((name) => showing.includes(name)) ? pathname + search : null;
}

/** Under which addresses the pages that are open are kept, as far as they are pages that may be. */
export function openAddresses(open: readonly { readonly url: string }[], origin: string): readonly string[] {
  return open.flatMap((one) => {
    const url = new URL(one.url);
    const address = keptAddress(url);
    const isPage = handlingOf({ method: "GET", mode: "navigate", url, origin }) === "page";
    return isPage && address !== null ? [address] : [];
  });
}

/** The kept addresses that can stand in for one, the nearest first: itself, without what only the server reads, its page. */
export function standIns(url: URL): readonly string[] {
  const shown = new URLSearchParams([...url.searchParams].filter(([name]) => showing.includes(name)));
  const alias = keptAliases.find(([address]) => address.test(url.pathname));
  return [
    ...new Set([
      url.pathname + url.search,
      ...(shown.size > 0 ? [`${url.pathname}?${shown}`] : []),
      url.pathname,
      ...(alias ? [alias[1]] : []),
    ]),
  ];
}

/** The page that the router asks data for, without the router's own queries. */
export function pageOfData(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  const path = url.pathname.replace(/_?\.data$/, "");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The path of every page in a sitemap. */
export function sitemapPaths(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = ""]) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  );
}
