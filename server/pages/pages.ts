import type { Log } from "#server/log.ts";
import type { HeaderSettings } from "#server/middleware/api-headers.ts";
import { type Answer, type Asked, askedBy, toResponse } from "./answer.ts";
import { bestCompression } from "./best-compression.ts";
import { busyAnswer } from "./busy-answer.ts";
import type { PageAddress } from "./page-address.ts";
import { answerWith, type CachedPage, pageCache, prepare, type Rendered } from "./page-cache.ts";
import { pageHeaders, privatePage, sharedPage } from "./page-headers.ts";
import { type RenderFor, renderSlots, TooManyRenderings } from "./render-slots.ts";
import type { Renderer } from "./renderer.ts";

/** THE LIST of what pages may take of this process, over all visitors (docs/operations.md). */
export const pageBounds = {
  /** Cached pages in all their encodings; those of the whole sitemap take 15 MB. */
  pageBytes: 20_000_000,
  /** Cached 404 pages. */
  missingBytes: 2_000_000,
  /** Renderings: under way, waiting for visitors, waiting to replace old pages; beyond them, and after that wait, 503. */
  renderings: { concurrent: 1, waiting: 48, waitingOld: 16, maxWaitMs: 2_000 },
  /** Pages that wait for their best compression. */
  compressions: 16,
} as const;

/** An hour: a page says the year and the like, which must not stay for ever. */
const freshMs = 60 * 60 * 1000;
/** Said in the log at most this often. */
const busyLogMs = 60_000;

export type PagesOptions = {
  readonly renderer: Renderer;
  readonly settings: HeaderSettings;
  readonly policy: (html: string) => string;
  readonly log: Log;
  /** False in development: each page is rendered anew. */
  readonly caching: boolean;
  /** Hears of each address of a document that leads nowhere, and may know where it goes instead. */
  readonly lost?: (path: string) => { readonly status: number; readonly location: string } | null;
};

/** Called before a request costs a rendering. @throws to refuse it */
export type BeforeRender = () => Promise<void>;

/** The host of the pages. */
export type Pages = {
  /** The answer, if it is in memory: for the quick way past the router. */
  lookUp(asked: Asked): Answer | null;
  /** The answer, rendered if need be. @throws what `beforeRender` throws */
  respond(request: Request, beforeRender?: BeforeRender): Promise<Response>;
  /** Marks every page as old: it is rendered again at its next request, which still gets the old bytes. */
  drop(): void;
};

const isDataTarget = (target: string): boolean => (target.split("?", 1)[0] ?? "").endsWith(".data");

/** Renders pages, caches their bytes ready compressed, and renders each address once however many ask. */
export function createPages({ renderer, settings, policy, log, caching, lost }: PagesOptions): Pages {
  const pages = pageCache(pageBounds.pageBytes);
  const missing = pageCache(pageBounds.missingBytes);
  const underway = new Map<string, Promise<CachedPage | Rendered>>();
  const slots = renderSlots(pageBounds.renderings);
  const compress = bestCompression(pageBounds.compressions, log);
  const headersOfPages = pageHeaders(settings);
  const busy = busyAnswer({ ...headersOfPages, ...privatePage }, policy);
  let busyLoggedAt = Number.NEGATIVE_INFINITY;
  let generation = 0;

  async function render({ target, cacheable, missing: missingTarget }: PageAddress): Promise<Rendered> {
    const rendersMissing = !caching || missingTarget === null || missingTarget === target;
    const request = new Request(`${settings.siteUrl}${target}`, { headers: { accept: "*/*" } });
    const response = await renderer.render(request, rendersMissing);
    const body = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    const isHtml = type.startsWith("text/html");
    const own = response.headers.has("set-cookie");
    const shared = cacheable && !own && (response.status === 200 || response.status === 404);
    const headers: Record<string, string> = {
      ...headersOfPages,
      ...(shared ? sharedPage : privatePage),
      "Content-Type": type,
      ...(isHtml && caching ? { "Content-Security-Policy": policy(new TextDecoder().decode(body)) } : {}),
    };
    for (const name of ["location", "set-cookie", "x-remix-response", "x-remix-reload-document"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return { status: response.status, headers, body };
  }

  const mayCache = ({ status, headers }: Rendered): boolean =>
    (status === 200 || status === 404) && headers["set-cookie"] === undefined;

  /** Whether the page that says 404 for a whole route stands in for this answer. */
  const isStoodInFor = ({ status }: Rendered | CachedPage, { target, missing: stand }: PageAddress): boolean =>
    caching && status === 404 && stand !== null && stand !== target;

  /**
   * Renders an address and caches the result where that is right. Whoever asks for the same address meanwhile gets the same
   * answer: a rendering knows nothing of the visitor.
   */
  function fill(address: PageAddress, wanted: RenderFor): Promise<CachedPage | Rendered> {
    const { target } = address;
    const running = underway.get(target);
    if (running) return running;
    const work = slots.run(wanted, async () => {
      const began = generation;
      const rendered = await render(address);
      if (!caching || !address.cacheable || !mayCache(rendered)) return rendered;
      if (isStoodInFor(rendered, address)) {
        pages.delete(target);
        return rendered;
      }
      const page = await prepare(rendered, began);
      (page.status === 200 ? pages : missing).set(target, page);
      (page.status === 200 ? missing : pages).delete(target);
      return page;
    });
    underway.set(target, work);
    return work.finally(() => underway.delete(target));
  }

  const isOld = (page: CachedPage): boolean => page.generation !== generation || Date.now() - page.renderedAt > freshMs;

  /** The answer from the cache, if it is there. `address` is read only where the page has to be rendered again. */
  function cached(target: string, asked: Asked, address: () => PageAddress | null): Answer | null {
    const found = pages.get(target);
    const page = found ?? missing.get(target);
    if (!page) return null;
    if (isOld(page)) refresh(address());
    else if (page.effort === "quick") compress(found ? pages : missing, target, page);
    return answerWith(page, asked);
  }

  function refresh(address: PageAddress | null): void {
    if (address === null || underway.has(address.target)) return;
    fill(address, "cache").catch((error: unknown) => {
      // The next request tries again.
      if (error instanceof TooManyRenderings) return;
      log.warn({ err: error, target: address.target }, "a page couldn't be rendered again");
    });
  }

  function lookUp(asked: Asked): Answer | null {
    const { target } = asked;
    if (!target.includes("?")) return cached(target, asked, () => renderer.knownAddress(target));
    if (withoutTrailingSlash(target) !== null) return null;
    const address = renderer.knownAddress(target);
    return address?.cacheable && address.respelled === null ? cached(address.target, asked, () => address) : null;
  }

  async function answer(asked: Asked, address: PageAddress, beforeRender: BeforeRender): Promise<Answer> {
    const known = address.cacheable ? cached(address.target, asked, () => address) : null;
    if (known) return known;
    if (!underway.has(address.target)) {
      if (slots.isFull()) throw new TooManyRenderings("too many renderings");
      await beforeRender();
    }
    const page = await fill(address, "visitor");
    if (!isStoodInFor(page, address)) return "variants" in page ? answerWith(page, asked) : bare(page, asked);
    return answer(asked, await renderer.addressOf(address.missing ?? ""), async () => {});
  }

  const bare = ({ status, headers, body }: Answer, { method }: Asked): Answer => ({
    status,
    headers,
    body: method === "HEAD" || status === 304 ? null : body,
  });

  /** What isn't there may go elsewhere; what is there never does, so no redirect can shadow a page. */
  function orElsewhere(found: Answer, { target }: Asked): Answer {
    const [path = ""] = target.split("?", 1);
    const elsewhere = found.status === 404 && !path.endsWith(".data") ? lost?.(path) : null;
    if (!elsewhere) return found;
    const { status, location } = elsewhere;
    return { status, headers: { ...headersOfPages, ...privatePage, Location: location }, body: null };
  }

  function refuse(error: unknown, { target }: Asked): Answer {
    if (!(error instanceof TooManyRenderings)) throw error;
    if (Date.now() - busyLoggedAt > busyLogMs) {
      busyLoggedAt = Date.now();
      log.warn("more pages are asked for than can be rendered: some visitors hear 503");
    }
    return busy(isDataTarget(target));
  }

  return {
    lookUp: (asked) => {
      const known = lookUp(asked);
      return known && orElsewhere(known, asked);
    },
    respond: async (request, beforeRender = async () => {}) => {
      const asked = askedBy(request);
      if (asked.method !== "GET" && asked.method !== "HEAD") {
        return new Response(null, { status: 405, headers: { ...headersOfPages, ...privatePage, Allow: "GET, HEAD" } });
      }
      const address = await renderer.addressOf(asked.target);
      const better = withoutTrailingSlash(asked.target) ?? address.respelled;
      if (better !== null) {
        return new Response(null, { status: 308, headers: { ...headersOfPages, ...sharedPage, Location: better } });
      }
      const found = await answer(asked, address, beforeRender).catch((error: unknown) => refuse(error, asked));
      return toResponse(orElsewhere(found, asked));
    },
    drop: () => {
      generation += 1;
    },
  };
}

/** The same address without its last slash, or null when it has none: one address a page. */
function withoutTrailingSlash(target: string): string | null {
  const [path = "", ...query] = target.split("?");
  if (!/^\/[^/].*\/$/.test(path)) return null;
  return [path.replace(/\/+$/, ""), ...query].join("?");
}
