import { isDataPath, pagePathOf, routesParameter } from "#app/router-adapter/data-requests.ts";
import { cachedAliases } from "#content/offline-pages.ts";
import { parseUrl } from "#contract/parse-url.ts";
import { siteAddress } from "#contract/site-address.ts";

/** `none` leaves the request to the browser. */
export type RequestKind = "page" | "data" | "index" | "asset" | "picture" | "none";

/** Never handled, never cached. */
const never =
  /^\/(api|demo-store|metrics|admin|admin-login|simple-admin|simple-admin-login|direct-admin|old-simple-admin|order-confirmation)(\/|$)/;
/** Files: a navigation to them isn't a page. */
const file = /\.[a-z0-9]+$/i;
const pictures = /^\/(images|drawings|icons|media)\/|^\/favicon\./;
/** Read in the browser by a cached page; all others are dropped. */
const showing = ["tab", "manual"];

/** docs/decisions/offline.md */
export function requestKindOf(
  { method, mode }: Pick<Request, "method" | "mode">,
  url: URL,
  origin: string,
): RequestKind {
  if (method !== "GET" || url.origin !== origin || never.test(url.pathname)) return "none";
  if (url.pathname === "/search-index.json") return "index";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (pictures.test(url.pathname)) return "picture";
  if (isDataPath(url.pathname)) return "data";
  return mode === "navigate" && !file.test(url.pathname) ? "page" : "none";
}

/** Complete, same-origin, not redirected, and not personal. */
export function isCacheable(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? "no-store";
  return (
    response.status === 200 &&
    response.type !== "opaque" &&
    !response.redirected &&
    !response.headers.has("set-cookie") &&
    !/\b(no-store|private)\b/.test(control)
  );
}

/**
 * Whether an answer can be a script, font or picture that was asked for. A proxy's maintenance page with an ok status
 * can't: kept for a script, it would break the shop for as long as scripts are kept.
 */
export function isFile(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.status === 200 && !/^(text\/html|application\/xhtml\+xml)\b/i.test(type);
}

/** Null for a query that makes it another page. */
export function cachePath({ pathname, searchParams, search }: URL): string | null {
  return [...searchParams.keys()].every((name) => showing.includes(name)) ? pathname + search : null;
}

export function openPaths(open: readonly { readonly url: string }[], origin: string): readonly string[] {
  return open.flatMap((client) => {
    const url = new URL(client.url);
    const address = cachePath(url);
    const isPage = requestKindOf({ method: "GET", mode: "navigate" }, url, origin) === "page";
    return isPage && address !== null ? [address] : [];
  });
}

/** Best first: itself, without server-only parameters, its page. */
export function fallbackPaths(url: URL): readonly string[] {
  const shown = new URLSearchParams([...url.searchParams].filter(([name]) => showing.includes(name)));
  const alias = cachedAliases.find(([address]) => address.test(url.pathname));
  return [
    ...new Set([
      url.pathname + url.search,
      ...(`${shown}` === "" ? [] : [`${url.pathname}?${shown}`]),
      url.pathname,
      ...(alias ? [alias[1].replace("$1", alias[0].exec(url.pathname)?.[1] ?? "")] : []),
    ]),
  ];
}

/** Without the router's own parameters. */
export function pageOfData(url: URL): string {
  const page = new URL(url);
  page.searchParams.delete(routesParameter);
  return siteAddress(pagePathOf(page.pathname) + page.search) ?? "/";
}

export function sitemapPaths(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = ""]) => parseUrl(address)?.pathname ?? []);
}

/** One WebP of a middle width each. */
export function pictureAddresses(html: string): readonly string[] {
  return [...new Set(html.match(/\/images\/[\w-]+-800\.webp\?v=\w+/g))];
}

/** Whatever its width and format; null for another address. */
export function pictureName(address: string): string | null {
  return /\/images\/([\w-]+)-\d+\.(?:avif|webp)(?:\?|$)/.exec(address)?.[1] ?? null;
}
