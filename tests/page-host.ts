import { freeText, inBrowser, numberUpTo } from "#contract/page-query.ts";
import { createLog } from "#server/lib/log.ts";
import type { CacheRequest } from "#server/pages/cached-response.ts";
import { finishDocument, styleSheet } from "#server/pages/finish-document.ts";
import { type CacheTarget, pageAddresses } from "#server/pages/page-address.ts";
import type { InlineHashes } from "#server/pages/page-headers.ts";
import { createPages, type PagesOptions } from "#server/pages/pages.ts";
import type { Renderer } from "#server/pages/renderer.ts";

const handles: Record<string, object | undefined> = {
  "": undefined,
  blog: { query: { page: numberUpTo(4), q: freeText(100) } },
  "blog/:id": undefined,
  "buy-now": undefined,
  contact: undefined,
  page: undefined,
  admin: { private: true },
  "order-confirmation": { private: true, query: { payment_intent: inBrowser } },
  "*": { params: { "*": () => "404" } },
};
const addressOf = pageAddresses(
  Object.fromEntries(
    Object.entries(handles).map(([path, handle]) => [path, { id: path, path, module: handle ? { handle } : {} }]),
  ),
  () => [],
);

export const hostStyles = "p{color:teal}";

export type Fake = { html?: string; status?: number; headers?: Record<string, string> };

/** Pages over a fake renderer that records its requests. `render` decides the response of a path. */
export function host(
  render: (target: string) => Fake | Promise<Fake> = () => ({}),
  caching = true,
  recordNotFound: PagesOptions["recordNotFound"] = () => null,
  changedAt: PagesOptions["changedAt"] = () => 0,
) {
  const rendered: string[] = [];
  const skipped: string[] = [];
  let loaded = false;
  const known = (target: string): CacheTarget => {
    loaded = true;
    return addressOf(target);
  };
  const sheet = styleSheet("styles", hostStyles);
  const renderer: Renderer = {
    render: async (request, rendersNotFound) => {
      const target = request.url.slice("http://localhost".length);
      rendered.push(target);
      skipped.push(...(rendersNotFound ? [] : [target]));
      const { html = `<p>${target}</p>${" ".repeat(600)}`, status = 200, headers = {} } = await render(target);
      const all = new Headers({ "Content-Type": "text/html; charset=utf-8", ...headers });
      const body = Buffer.from(status === 302 ? "" : html);
      const isDocument = all.get("content-type")?.startsWith("text/html") === true;
      return { status, headers: all, ...(isDocument ? finishDocument(body, "", sheet) : { body, inline: null }) };
    },
    addressOf: async (target) => known(target),
    knownAddress: (target) => (loaded ? known(target) : null),
  };
  const policy = ({ scripts, styles }: InlineHashes): string => `hashes ${[...scripts, ...styles].join(" ")}`;
  const pages = createPages({
    renderer,
    settings: { siteUrl: "http://localhost", hstsPreload: false },
    policy,
    log: createLog("silent"),
    caching,
    recordNotFound,
    changedAt,
  });
  const get = (target: string, init: RequestInit = {}) => pages.respond(new Request(`http://localhost${target}`, init));
  return { pages, rendered, skipped, get };
}

export const cacheRequest = (target: string): CacheRequest => ({
  method: "GET",
  target,
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
});
