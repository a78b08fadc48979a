import type { Log } from "#server/log.ts";
import type { HeaderSettings } from "#server/middleware/api-headers.ts";
import { pageAddress } from "./address.ts";
import { type Answer, type Asked, askedBy, toResponse } from "./answer.ts";
import { answerWith, type KeptPage, keep, PageCache, type Rendered } from "./page-cache.ts";
import { pageHeaders, privatePage, sharedPage } from "./page-headers.ts";
import type { Renderer } from "./renderer.ts";

const mostPages = 500;
const mostMissing = 50;
/** An hour: a page says the year and the like, which must not stay for ever. */
const freshMs = 60 * 60 * 1000;
/** All unknown addresses share what is rendered for this one. */
const unknownPath = "/404";

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

/** Renders pages, keeps their bytes ready compressed, and renders each address once however many ask. */
export function createPages({ renderer, settings, policy, log, caching, lost }: PagesOptions): Pages {
  const pages = new PageCache(mostPages);
  const missing = new PageCache(mostMissing);
  const underway = new Map<string, Promise<KeptPage | Answer>>();
  const headersOfPages = pageHeaders(settings);
  let generation = 0;
  let improving: Promise<void> = Promise.resolve();

  async function render(target: string, shared: boolean): Promise<Rendered> {
    const response = await renderer.render(new Request(`${settings.siteUrl}${target}`, { headers: { accept: "*/*" } }));
    const body = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    const isHtml = type.startsWith("text/html");
    const own = response.headers.has("set-cookie");
    const kept = shared && !own && (response.status === 200 || response.status === 404);
    const headers: Record<string, string> = {
      ...headersOfPages,
      ...(kept ? sharedPage : privatePage),
      "Content-Type": type,
      ...(isHtml && caching ? { "Content-Security-Policy": policy(new TextDecoder().decode(body)) } : {}),
    };
    for (const name of ["location", "set-cookie", "x-remix-response", "x-remix-reload-document"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return { status: response.status, headers, body };
  }

  const mayKeep = ({ status, headers }: Rendered): boolean =>
    caching && (status === 200 || status === 404) && headers["set-cookie"] === undefined;

  /** Renders an address and keeps the result where that is right. One at a time for each address. */
  function fill(target: string): Promise<KeptPage | Answer> {
    const running = underway.get(target);
    if (running) return running;
    const began = generation;
    const work = (async () => {
      const rendered = await render(target, true);
      if (!mayKeep(rendered)) return rendered;
      const { page, improve } = await keep(rendered, began);
      (page.status === 200 ? pages : missing).set(target, page);
      (page.status === 200 ? missing : pages).delete(target);
      improving = improving.then(improve).catch((error: unknown) => log.warn({ err: error }, "a page stays as it is"));
      return page;
    })();
    underway.set(target, work);
    return work.finally(() => underway.delete(target));
  }

  const find = (target: string): KeptPage | undefined => pages.get(target) ?? missing.get(target);
  const isOld = (page: KeptPage): boolean => page.generation !== generation || Date.now() - page.renderedAt > freshMs;

  function lookUp(asked: Asked): Answer | null {
    const { target, cacheable } = pageAddress(asked.target);
    const page = cacheable ? find(target) : undefined;
    if (!page) return null;
    if (isOld(page) && !underway.has(target)) {
      fill(target).catch((error: unknown) => log.warn({ err: error, target }, "a page couldn't be rendered again"));
    }
    return answerWith(page, asked);
  }

  async function answer(asked: Asked, beforeRender: BeforeRender): Promise<Answer> {
    const known = lookUp(asked);
    if (known) return known;
    const { target, cacheable } = pageAddress(asked.target);
    const path = target.split("?", 1)[0] ?? target;
    const isUnknown = await renderer.isUnknown(path.replace(/\.data$/, ""));
    // The router's own data requests differ by address, so only documents share the page of unknown addresses.
    if (isUnknown && !path.endsWith(".data"))
      return lookUp({ ...asked, target: unknownPath }) ?? filled(unknownPath, asked, beforeRender);
    if (isUnknown || !cacheable || !caching) {
      await beforeRender();
      return bare(await render(target, false), asked);
    }
    return filled(target, asked, beforeRender);
  }

  async function filled(target: string, asked: Asked, beforeRender: BeforeRender): Promise<Answer> {
    if (!underway.has(target)) await beforeRender();
    const page = await fill(target);
    return "variants" in page ? answerWith(page, asked) : bare(page, asked);
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
      const bareUrl = withoutTrailingSlash(asked.target);
      if (bareUrl !== null) {
        return new Response(null, { status: 308, headers: { ...headersOfPages, ...sharedPage, Location: bareUrl } });
      }
      return toResponse(orElsewhere(await answer(asked, beforeRender), asked));
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
