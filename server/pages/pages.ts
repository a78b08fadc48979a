import { isDataPath } from "#app/router-adapter/data-requests.ts";
import { routerHeaders } from "#app/router-adapter/data-responses.ts";
import { siteAddress } from "#contract/site-address.ts";
import type { Log } from "#server/lib/log.ts";
import { QueueFullError, type Turn, workQueue } from "#server/lib/work-queue.ts";
import type { HeaderSettings } from "#server/middleware/api-headers.ts";
import { refusals } from "./busy-answer.ts";
import { type CachedResponse, type CacheRequest, toCacheRequest, toResponse } from "./cached-response.ts";
import { encodeFor } from "./encodings.ts";
import type { CacheTarget } from "./page-address.ts";
import { bestCompression, type CachedPage, pageCache, prepare, type Rendered, respondFromCache } from "./page-cache.ts";
import { type PagePolicy, pageHeaders, privatePage, sharedPage } from "./page-headers.ts";
import type { Renderer } from "./renderer.ts";

/** Bounds over all visitors (docs/operations.md). */
export const pageBounds = {
  /** Those of the whole sitemap take 15 MB. */
  pageBytes: 20_000_000,
  notFoundBytes: 2_000_000,
  /** Changed pages come first; beyond the queue, and after the wait, 503. */
  renderings: { running: 1, waiting: 48, waitingFirst: 128, maxWaitMs: 8_000 },
  compressions: 16,
} as const;

/** Pages show the current year and the like. */
const freshMs = 60 * 60 * 1000;

export type PagesOptions = {
  readonly renderer: Renderer;
  readonly settings: HeaderSettings;
  readonly policy: PagePolicy;
  /** False in development: each request renders. */
  readonly caching: boolean;
  readonly log: Log;
  /** Called with each path of a document that gives 404; may return a redirect. */
  readonly recordNotFound: (path: string) => { readonly status: number; readonly location: string } | null;
  /** When (ms) what pages show last changed by itself, such as when an announcement ended. */
  readonly changedAt: () => number;
};

/** Headers of a rendering that go out. */
const passedOn = ["location", "set-cookie", ...routerHeaders] as const;

/** Called before a request is rendered. @throws to refuse it; an HTTPException with 429 becomes a page */
type BeforeRender = () => Promise<void>;

async function respondUncached(page: Rendered, { method, acceptEncoding }: CacheRequest): Promise<CachedResponse> {
  const { status } = page;
  if (page.body.byteLength === 0 || status === 304) return { status, headers: page.headers, body: null };
  const { encoding, body } = await encodeFor(acceptEncoding, page.body);
  const headers: Record<string, string> = { ...page.headers, Vary: "Accept-Encoding" };
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return { status, headers, body: method === "HEAD" ? null : body };
}

const pathOf = (target: string): string => target.split("?", 1)[0] ?? "";

/** `began` is null until it is its turn. */
type InFlight = { began: CachedPage["began"] | null; readonly page: Promise<CachedPage | Rendered> };

/** Renders pages, caches their compressed bytes, and renders each address once however many ask. */
export function createPages({ renderer, settings, policy, log, caching, recordNotFound, changedAt }: PagesOptions) {
  const pages = pageCache(pageBounds.pageBytes);
  const notFound = pageCache(pageBounds.notFoundBytes);
  const inFlight = new Map<string, InFlight>();
  const queue = workQueue(pageBounds.renderings);
  const compress = bestCompression(pageBounds.compressions, log);
  const headersOfPages = pageHeaders(settings);
  const refuse = refusals({ ...headersOfPages, ...privatePage }, policy, log);
  let generation = 0;

  /** Whether a 404 here is the page of a whole route, which is rendered once at its own target. */
  const sharesNotFound = ({ target, notFoundTarget }: CacheTarget): boolean =>
    caching && notFoundTarget !== null && notFoundTarget !== target;

  async function render(address: CacheTarget): Promise<{ page: Rendered; isShared: boolean }> {
    const request = new Request(`${settings.siteUrl}${address.target}`);
    const { status, headers: given, body, inline } = await renderer.render(request, !sharesNotFound(address));
    const isShared = address.cacheable && !given.has("set-cookie") && (status === 200 || status === 404);
    const headers: Record<string, string> = {
      ...headersOfPages,
      ...(isShared ? sharedPage : privatePage),
      "Content-Type": given.get("content-type") ?? "application/octet-stream",
      ...(caching && inline ? { "Content-Security-Policy": policy(inline) } : {}),
    };
    for (const name of passedOn) {
      const value = given.get(name);
      if (value !== null) headers[name] = value;
    }
    return { page: { status, headers, body }, isShared };
  }

  const isCurrent = (began: CachedPage["began"]): boolean => began.generation === generation && began.at > changedAt();

  function joinable(target: string): InFlight | null {
    const running = inFlight.get(target);
    return running && (running.began === null || isCurrent(running.began)) ? running : null;
  }

  /** Renders an address and caches the result where allowed. Requests for it meanwhile share the response. */
  function renderAndCache(address: CacheTarget, turn: Turn): Promise<CachedPage | Rendered> {
    const { target } = address;
    const joined = joinable(target);
    if (joined) return joined.page;
    const page = queue.run(async () => {
      const began = { generation, at: Date.now() };
      running.began = began;
      const { page: rendered, isShared } = await render(address);
      if (!caching || !isShared) return rendered;
      if (rendered.status === 404 && sharesNotFound(address)) {
        pages.delete(target);
        return rendered;
      }
      const prepared = await prepare(rendered, began);
      if (isCurrent(began)) {
        (prepared.status === 200 ? pages : notFound).set(target, prepared);
        (prepared.status === 200 ? notFound : pages).delete(target);
      }
      return prepared;
    }, turn);
    const running: InFlight = { began: null, page };
    inFlight.set(target, running);
    return page.finally(() => {
      if (inFlight.get(target) === running) inFlight.delete(target);
    });
  }

  function cached(target: string, cacheRequest: CacheRequest): CachedResponse | null {
    const found = pages.get(target);
    const page = found ?? notFound.get(target);
    if (!page || !isCurrent(page.began)) return null;
    if (Date.now() - page.began.at > freshMs) refresh(renderer.knownAddress(target));
    else if (page.effort === "quick") compress(found ? pages : notFound, target, page);
    return respondFromCache(page, cacheRequest);
  }

  function refresh(address: CacheTarget | null): void {
    if (address === null || inFlight.has(address.target)) return;
    renderAndCache(address, "first").catch((error: unknown) => {
      // The next request tries again.
      if (error instanceof QueueFullError) return;
      log.warn({ err: error, target: address.target }, "a page couldn't be rendered again");
    });
  }

  function get(cacheRequest: CacheRequest): CachedResponse | null {
    const { target } = cacheRequest;
    if (!target.includes("?")) return cached(target, cacheRequest);
    const address = renderer.knownAddress(target);
    // A path that another one stands for may belong to a call or to a file, which come before pages.
    if (!address?.cacheable || pathOf(address.target) !== pathOf(target)) return null;
    return cached(address.target, cacheRequest);
  }

  async function pageFor(
    cacheRequest: CacheRequest,
    address: CacheTarget,
    beforeRender: BeforeRender,
  ): Promise<CachedResponse> {
    const known = address.cacheable ? cached(address.target, cacheRequest) : null;
    if (known) return known;
    // Changed pages come first: nobody can hold back a new price by asking for many other pages.
    const turn = pages.peek(address.target) || notFound.peek(address.target) ? "first" : "usual";
    if (turn === "usual" && !joinable(address.target)) {
      queue.check();
      await beforeRender();
    }
    const page = await renderAndCache(address, turn);
    if (page.status !== 404 || !sharesNotFound(address))
      return "variants" in page ? respondFromCache(page, cacheRequest) : respondUncached(page, cacheRequest);
    return pageFor(cacheRequest, await renderer.addressOf(address.notFoundTarget ?? ""), async () => {});
  }

  /** Applies redirects to 404 responses only, so that no redirect can shadow a page. */
  function redirectIfNotFound(found: CachedResponse, { target }: CacheRequest): CachedResponse {
    if (found.status !== 404) return found;
    const path = pathOf(target);
    const elsewhere = isDataPath(path) ? null : recordNotFound(path);
    if (!elsewhere) return found;
    const { status, location } = elsewhere;
    return { status, headers: { ...headersOfPages, ...privatePage, Location: location }, body: null };
  }

  return {
    get(cacheRequest: CacheRequest): CachedResponse | null {
      const known = get(cacheRequest);
      return known && redirectIfNotFound(known, cacheRequest);
    },
    /** Whether a path shows a page, or leads to one by itself, so that no redirect of staff is looked at. */
    async exists(path: string): Promise<boolean> {
      const address = await renderer.addressOf(path);
      if (withoutTrailingSlash(path) !== null || address.respelled !== null) return true;
      const asked: CacheRequest = { method: "HEAD", target: path, acceptEncoding: undefined, ifNoneMatch: undefined };
      return (await pageFor(asked, address, async () => {})).status !== 404;
    },
    async respond(request: Request, beforeRender: BeforeRender = async () => {}): Promise<Response> {
      const cacheRequest = toCacheRequest(request);
      if (cacheRequest.method !== "GET" && cacheRequest.method !== "HEAD") {
        return new Response(null, { status: 405, headers: { ...headersOfPages, ...privatePage, Allow: "GET, HEAD" } });
      }
      const address = await renderer.addressOf(cacheRequest.target);
      const better = siteAddress(withoutTrailingSlash(cacheRequest.target) ?? address.respelled ?? "");
      if (better !== null) {
        return new Response(null, { status: 308, headers: { ...headersOfPages, ...sharedPage, Location: better } });
      }
      const found = await pageFor(cacheRequest, address, beforeRender).catch((error: unknown) =>
        refuse(error, isDataPath(pathOf(cacheRequest.target))),
      );
      return toResponse(redirectIfNotFound(found, cacheRequest));
    },
    invalidateAll: (): void => {
      generation += 1;
    },
  };
}

/** The same target without its trailing slash, or null when it has none. */
function withoutTrailingSlash(target: string): string | null {
  const [path = "", ...query] = target.split("?");
  if (!/^\/[^/].*\/$/.test(path)) return null;
  return [path.replace(/\/+$/, ""), ...query].join("?");
}
