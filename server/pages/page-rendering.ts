import { routerHeaders } from "#app/router-adapter/data-responses.ts";
import { type Priority, type QueueBounds, workQueue } from "#server/lib/work-queue.ts";
import type { HeaderSettings } from "#server/middleware/api-headers.ts";
import type { Began, KeptPages } from "./kept-pages.ts";
import type { CacheTarget } from "./page-address.ts";
import { type CachedPage, prepare, type Rendered } from "./page-cache.ts";
import { type PagePolicy, pageHeaders, privatePage, sharedPage } from "./page-headers.ts";
import type { Renderer } from "./renderer.ts";

/** What pages are rendered with. */
export type RenderingOptions = {
  readonly renderer: Renderer;
  readonly settings: HeaderSettings;
  readonly policy: PagePolicy;
  /** False in development: each request renders. */
  readonly caching: boolean;
};

/** Renders pages, each address once however many ask for it. */
export type PageRendering = {
  /** Whether a 404 here is the page of a whole route, which is rendered once at its own target. */
  sharesNotFound(address: CacheTarget): boolean;
  /** Whether somebody who asks for a target now would get a rendering that has begun already, or waits for its turn. */
  isJoinable(target: string): boolean;
  /** Whether a target is being rendered, or waits to be. */
  isUnderWay(target: string): boolean;
  /** @throws QueueFullError where a rendering would be refused now */
  checkRoom(): void;
  /**
   * Renders an address and keeps the result where that is right. Whoever asks for the same address meanwhile gets the
   * same page: a rendering knows nothing of the visitor.
   * @throws QueueFullError where too many wait, or after waiting too long
   */
  render(address: CacheTarget, priority: Priority): Promise<CachedPage | Rendered>;
};

/** Headers of a rendering that go out: redirects, cookies, and those that the router reads. */
const passedOn = ["location", "set-cookie", ...routerHeaders] as const;

/** A rendering that is waited for; `began` is null until it is its turn. */
type InFlight = { began: Began | null; readonly page: Promise<CachedPage | Rendered> };

/** Makes the rendering of pages that are kept in `kept`. @param bounds how many are rendered at a time, and wait */
export function pageRendering(
  { renderer, settings, policy, caching }: RenderingOptions,
  kept: KeptPages,
  bounds: QueueBounds,
): PageRendering {
  const inFlight = new Map<string, InFlight>();
  const queue = workQueue(bounds);
  const headersOfPages = pageHeaders(settings);

  const sharesNotFound = ({ target, notFoundTarget }: CacheTarget): boolean =>
    caching && notFoundTarget !== null && notFoundTarget !== target;

  /** Renders an address with the headers that go out; `isShared` for a page that is the same for everybody. */
  async function renderOnce(address: CacheTarget): Promise<{ readonly page: Rendered; readonly isShared: boolean }> {
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

  async function renderAndKeep(address: CacheTarget, began: Began): Promise<CachedPage | Rendered> {
    const { target } = address;
    const { page, isShared } = await renderOnce(address);
    if (!caching || !isShared) return page;
    if (page.status === 404 && sharesNotFound(address)) {
      kept.forget(target);
      return page;
    }
    const prepared = await prepare(page, began);
    kept.keep(target, prepared);
    return prepared;
  }

  function joinable(target: string): InFlight | null {
    const running = inFlight.get(target);
    return running && (running.began === null || kept.isCurrent(running.began)) ? running : null;
  }

  return {
    sharesNotFound,
    isJoinable: (target) => joinable(target) !== null,
    isUnderWay: (target) => inFlight.has(target),
    checkRoom: () => queue.check(),
    render(address, priority) {
      const { target } = address;
      const joined = joinable(target);
      if (joined) return joined.page;
      const page = queue.run(async () => {
        const began = kept.begin();
        running.began = began;
        return renderAndKeep(address, began);
      }, priority);
      const running: InFlight = { began: null, page };
      inFlight.set(target, running);
      return page.finally(() => {
        if (inFlight.get(target) === running) inFlight.delete(target);
      });
    },
  };
}
