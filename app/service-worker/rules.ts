import { isDataPath, pagePathOf, routesParameter } from "#app/router-adapter/data-requests.ts";
import { cachedAliases } from "#content/offline-pages.ts";
import { parseUrl } from "#contract/parse-url.ts";
import { siteAddress } from "#contract/site-address.ts";

/** How a request is handled; `none` leaves it to the browser. */
export type RequestKind = "page" | "data" | "index" | "asset" | "picture" | "none";

/** Never handled, never cached. */
const never =
  /^\/(api|demo-store|metrics|admin|admin-login|simple-admin|simple-admin-login|direct-admin|old-simple-admin|order-confirmation)(\/|$)/;
/** Files: a navigation to them isn't a page. */
const file = /\.[a-z0-9]+$/i;
const pictures = /^\/(images|drawings|icons|media)\/|^\/favicon\./;
/** Read in the browser by a cached page; all others are dropped. */
const showing = ["tab", "manual"];

/** Decides how a request is handled (docs/decisions/offline.md). @param origin the shop's */
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

/** Whether a response may be stored: it is complete, same-origin, not redirected, and not personal. */
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

/** The address under which a page is stored; null for a query that makes it another page. */
export function cachePath({ pathname, searchParams, search }: URL): string | null {
  return [...searchParams.keys()].every((name) => showing.includes(name)) ? pathname + search : null;
}

/**
 * The addresses of pages that are open now, as they are stored.
 * @param open the windows of the shop
 * @param origin the shop's
 */
export function openPaths(open: readonly { readonly url: string }[], origin: string): readonly string[] {
  return open.flatMap((client) => {
    const url = new URL(client.url);
    const address = cachePath(url);
    const isPage = requestKindOf({ method: "GET", mode: "navigate" }, url, origin) === "page";
    return isPage && address !== null ? [address] : [];
  });
}

/**
 * The addresses of stored pages that can be shown for one that was asked for, the best first: itself, it without the parameters
 * that only the server reads, and its page without any.
 */
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

/** The address of the page whose data was asked for, without the router's own parameters. @param url of the data */
export function pageOfData(url: URL): string {
  const page = new URL(url);
  page.searchParams.delete(routesParameter);
  return siteAddress(pagePathOf(page.pathname) + page.search) ?? "/";
}

/** The paths of the pages that a sitemap lists. @param xml the sitemap */
export function sitemapPaths(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = ""]) => parseUrl(address)?.pathname ?? []);
}

/** The addresses of a page's pictures, one WebP of a middle width each. @param html of the page */
export function pictureAddresses(html: string): readonly string[] {
  return [...new Set(html.match(/\/images\/[\w-]+-800\.webp\?v=\w+/g))];
}

/** The name of the picture that an address is of, whatever its width and format; null for another address. */
export function pictureName(address: string): string | null {
  return /\/images\/([\w-]+)-\d+\.(?:avif|webp)(?:\?|$)/.exec(address)?.[1] ?? null;
}
