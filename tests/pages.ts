import { uniqueIp } from "./unique-ip.ts";

/** What a page holds, read from its HTML as a crawler would. */
export type CrawledPage = { status: number; html: string; ids: ReadonlySet<string>; links: readonly string[] };

const decode = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<");

const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, "");

/**
 * Fetches a page and reads its ids and the addresses that it links to. By `fetch`: Playwright's `request` takes three times as
 * long, and one test reads 700 pages.
 * @param origin the `baseURL` of the test
 */
export async function crawl(origin: string | undefined, path: string): Promise<CrawledPage> {
  // A crawl asks for more pages in a minute than one visitor may.
  const response = await fetch(`${origin}${path}`, { headers: { "X-Forwarded-For": uniqueIp(path) } });
  const text = await response.text();
  const html = response.headers.get("content-type")?.includes("text/html") ? text : "";
  const body = withoutScripts(html);
  const values = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, value = ""]) => decode(value));
  return {
    status: response.status,
    html,
    ids: new Set(values(/\sid="([^"]*)"/g)),
    links: values(/<a\b[^>]*?\shref="([^"]*)"/g),
  };
}

/** The paths of the sitemap. @param origin the `baseURL` of the test */
export async function listedPaths(origin: string | undefined): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => new URL(decode(loc)).pathname);
}

/** Pages of one kind have one route, like /blog/1 and /blog/2; each product is looked at by itself. */
const kindOf = (path: string): string =>
  path.startsWith("/products/") ? path : path.replaceAll(/(?<=[^/]\/)[^/]+/g, "*");

/** Whether a path comes before all others of its kind in a list. */
export const isFirstOfKind = (path: string, paths: readonly string[]): boolean =>
  paths.find((other) => kindOf(other) === kindOf(path)) === path;

/** The structured data of a page: the things of its graph. */
export function jsonLdOf(html: string): readonly Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(([, json = ""]) => {
    const data: { "@context": string; "@graph": Record<string, unknown>[] } = JSON.parse(json);
    if (data["@context"] !== "https://schema.org") throw new Error("Structured data without its context");
    return data["@graph"];
  });
}
