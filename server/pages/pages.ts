import { isDataPath } from "#app/router-adapter/data-requests.ts";
import { siteAddress } from "#contract/site-address.ts";
import type { Log } from "#server/lib/log.ts";
import { QueueFullError } from "#server/lib/work-queue.ts";
import { refusals } from "./busy-answer.ts";
import { type CachedResponse, type CacheRequest, toCacheRequest, toResponse } from "./cached-response.ts";
import { encodeFor } from "./encodings.ts";
import { keptPages } from "./kept-pages.ts";
import { type CacheTarget, pathOfTarget, properAddress } from "./page-address.ts";
import { type Rendered, respondFromCache } from "./page-cache.ts";
import { pageHeaders, privatePage, sharedPage } from "./page-headers.ts";
import { pageRendering, type RenderingOptions } from "./page-rendering.ts";

/** Bounds over all visitors (docs/operations.md). */
export const pageBounds = {
  /** Bytes of cached pages in all their encodings: those of the whole sitemap take 15 MB. */
  pageBytes: 20_000_000,
  /** Bytes of cached 404 pages. */
  notFoundBytes: 2_000_000,
  /** Changed pages come first; beyond the queue, and after the wait, 503. */
  renderings: { running: 1, waiting: 48, waitingHigh: 128, maxWaitMs: 8_000 },
  /** Pages that wait for their best compression. */
  compressions: 16,
} as const;

/** A page is rendered again after an hour: it shows the current year and the like. */
const freshMs = 60 * 60 * 1000;

/** A redirect of staff for a path that isn't found. */
type RedirectTarget = { readonly status: number; readonly location: string };

/** What pages are served with. */
export type PagesOptions = RenderingOptions & {
  readonly log: Log;
  /** Called with each path of a document that gives 404; may return a redirect. */
  readonly recordNotFound: (path: string) => RedirectTarget | null;
  /** When (ms) what pages show last changed by itself, such as when an announcement ended. */
  readonly changedAt: () => number;
};

/** Called before a request is rendered. @throws to refuse it; an HTTPException with 429 becomes a page */
type BeforeRender = () => Promise<void>;

/** Serves the pages of the shop. */
export type Pages = {
  /** The response from memory, if there is one, without going through the router; null for any other address. */
  get(cacheRequest: CacheRequest): CachedResponse | null;
  /** Whether a path shows a page, or leads to one by itself, so that no redirect of staff is looked at. */
  exists(path: string): Promise<boolean>;
  /** The response, rendered where it isn't in memory. @throws what `beforeRender` throws and is no refusal */
  respond(request: Request, beforeRender?: BeforeRender): Promise<Response>;
  /** What pages show has changed: none that was rendered before is sent to anybody who asks from now on. */
  invalidateAll(): void;
};

/** The response of a page that isn't cached, compressed for this one client. */
async function respondUncached(page: Rendered, { method, acceptEncoding }: CacheRequest): Promise<CachedResponse> {
  const { status } = page;
  if (page.body.byteLength === 0 || status === 304) return { status, headers: page.headers, body: null };
  const { encoding, body } = await encodeFor(acceptEncoding, page.body);
  const headers: Record<string, string> = { ...page.headers, Vary: "Accept-Encoding" };
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return { status, headers, body: method === "HEAD" ? null : body };
}

const nothing = async (): Promise<void> => {};

/**
 * Makes what serves the pages: an address is read (page-address.ts), its page taken from memory (kept-pages.ts) or
 * rendered (page-rendering.ts), and what isn't found gets the redirect that staff made for it.
 */
export function createPages(options: PagesOptions): Pages {
  const { renderer, settings, policy, log, recordNotFound, changedAt } = options;
  const kept = keptPages(pageBounds, changedAt, log);
  const rendering = pageRendering(options, kept, pageBounds.renderings);
  const headersOfPages = pageHeaders(settings);
  const refuse = refusals({ ...headersOfPages, ...privatePage }, policy, log);

  function fromMemory(target: string, cacheRequest: CacheRequest): CachedResponse | null {
    const page = kept.find(target);
    if (!page) return null;
    if (Date.now() - page.began.at > freshMs) renderAgain(renderer.knownAddress(target));
    else if (page.effort === "quick") kept.improve(target, page);
    return respondFromCache(page, cacheRequest);
  }

  function renderAgain(address: CacheTarget | null): void {
    if (address === null || rendering.isUnderWay(address.target)) return;
    rendering.render(address, "high").catch((error: unknown) => {
      // The next request tries again.
      if (error instanceof QueueFullError) return;
      log.warn({ err: error, target: address.target }, "a page couldn't be rendered again");
    });
  }

  function knownPage(cacheRequest: CacheRequest): CachedResponse | null {
    const { target } = cacheRequest;
    if (!target.includes("?")) return fromMemory(target, cacheRequest);
    const address = renderer.knownAddress(target);
    // A path that another one stands for may belong to a call or to a file, which come before pages.
    if (!address?.cacheable || pathOfTarget(address.target) !== pathOfTarget(target)) return null;
    return fromMemory(address.target, cacheRequest);
  }

  async function pageFor(
    cacheRequest: CacheRequest,
    address: CacheTarget,
    beforeRender: BeforeRender,
  ): Promise<CachedResponse> {
    const known = address.cacheable ? fromMemory(address.target, cacheRequest) : null;
    if (known) return known;
    // Changed pages come first: nobody can hold back a new price by asking for many other pages.
    const priority = kept.has(address.target) ? "high" : "normal";
    if (priority === "normal" && !rendering.isJoinable(address.target)) {
      rendering.checkRoom();
      await beforeRender();
    }
    const page = await rendering.render(address, priority);
    if (page.status === 404 && rendering.sharesNotFound(address)) {
      return pageFor(cacheRequest, await renderer.addressOf(address.notFoundTarget ?? ""), nothing);
    }
    return "variants" in page ? respondFromCache(page, cacheRequest) : respondUncached(page, cacheRequest);
  }

  /** Applies redirects to 404 responses only, so that no redirect can shadow a page. */
  function redirectIfNotFound(found: CachedResponse, { target }: CacheRequest): CachedResponse {
    if (found.status !== 404) return found;
    const path = pathOfTarget(target);
    const elsewhere = isDataPath(path) ? null : recordNotFound(path);
    if (!elsewhere) return found;
    const { status, location } = elsewhere;
    return { status, headers: { ...headersOfPages, ...privatePage, Location: location }, body: null };
  }

  return {
    get(cacheRequest) {
      const known = knownPage(cacheRequest);
      return known && redirectIfNotFound(known, cacheRequest);
    },
    async exists(path) {
      const address = await renderer.addressOf(path);
      if (properAddress(path, address) !== null) return true;
      const asked: CacheRequest = { method: "HEAD", target: path, acceptEncoding: undefined, ifNoneMatch: undefined };
      return (await pageFor(asked, address, nothing)).status !== 404;
    },
    async respond(request, beforeRender = nothing) {
      const cacheRequest = toCacheRequest(request);
      if (cacheRequest.method !== "GET" && cacheRequest.method !== "HEAD") {
        return new Response(null, { status: 405, headers: { ...headersOfPages, ...privatePage, Allow: "GET, HEAD" } });
      }
      const address = await renderer.addressOf(cacheRequest.target);
      const proper = siteAddress(properAddress(cacheRequest.target, address) ?? "");
      if (proper !== null) {
        return new Response(null, { status: 308, headers: { ...headersOfPages, ...sharedPage, Location: proper } });
      }
      const found = await pageFor(cacheRequest, address, beforeRender).catch((error: unknown) =>
        refuse(error, isDataPath(pathOfTarget(cacheRequest.target))),
      );
      return toResponse(redirectIfNotFound(found, cacheRequest));
    },
    invalidateAll: () => kept.invalidateAll(),
  };
}
