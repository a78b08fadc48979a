import { randomBytes } from "node:crypto";
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { z } from "zod";
import { isDataPath } from "#app/router-adapter/data-requests.ts";
import { blogTags } from "#content/blog/tags.ts";
import type { KnownValues } from "#contract/page-query.ts";
import type { Services } from "#contract/services.ts";
import { finishDocument, type StyleSheet, styleSheet } from "./finish-document.ts";
import { type CacheTarget, pageAddresses, type ReadAddress } from "./page-address.ts";
import type { InlineHashes } from "./page-headers.ts";

const styles = z.object({ id: z.string(), css: z.string() });
const checked = z.object({ entry: z.object({ module: z.object({ servicesContext: z.looseObject({}), styles }) }) });

/**
 * The router's build, with what it exports besides rendering (app/entry.server.tsx): the context key of the loaders'
 * services, and the style sheet.
 */
export type PageBuild = ServerBuild & {
  entry: { module: { readonly servicesContext: RouterContext<Services>; readonly styles: z.infer<typeof styles> } };
};

/** Checks what was imported as the build. @throws Error when it isn't one of ours */
export function checkBuild(build: unknown): PageBuild {
  if (!checked.safeParse(build).success) {
    throw new Error("the page build has no servicesContext or no styles: build it again with `npm run build`");
  }
  return build as PageBuild; // made by our own build; the fields that are used were just checked
}

/** What the host hands to loaders; the rest is added for each request. */
export type LoaderServices = Omit<Services, "staticHtml" | "rendersNotFound" | "scriptNonce">;

/** What is made once of a build: what handles requests and reads addresses, and the style sheet of its documents. */
type Handlers = {
  readonly build: PageBuild;
  readonly handle: RequestHandler;
  readonly addressOf: ReadAddress;
  readonly sheet: StyleSheet;
};

/** What the router answered. */
export type Rendering = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** What a document holds inline; null for anything else. */
  readonly inline: InlineHashes | null;
};

/** The pages of a build. */
export type Renderer = {
  /**
   * Renders a request with the router.
   * @param rendersNotFound false where a bare 404 is enough (contract/services.ts)
   */
  render(request: Request, rendersNotFound: boolean): Promise<Rendering>;
  /** Reads what a request target means. */
  addressOf(target: string): Promise<CacheTarget>;
  /** The same at once, or null before the build was loaded. */
  knownAddress(target: string): CacheTarget | null;
};

/** Whether the build is final, or changes as somebody writes. */
export type BuildMode = "production" | "development";

/** Makes the renderer of a build. @param loadBuild gives the build; in development the newest one each time */
export function createRenderer(
  loadBuild: () => Promise<PageBuild>,
  services: LoaderServices,
  mode: BuildMode,
): Renderer {
  let handled: Handlers | null = null;

  function known(of: KnownValues): readonly string[] {
    const { articles } = services.texts();
    return of === "articles"
      ? articles.map(({ slug }) => slug)
      : [...new Set([...blogTags, ...articles.flatMap(({ tags }) => tags)])];
  }

  const handlersOf = (build: PageBuild): Handlers => ({
    build,
    handle: createRequestHandler(build, mode),
    addressOf: pageAddresses(build.routes, known),
    sheet: styleSheet(build.entry.module.styles.id, build.entry.module.styles.css),
  });

  async function current(): Promise<Handlers> {
    const build = await loadBuild();
    if (handled?.build !== build) handled = handlersOf(build);
    return handled;
  }

  return {
    async render(request, rendersNotFound) {
      const { build, handle, sheet } = await current();
      const isData = isDataPath(new URL(request.url).pathname);
      const context = new RouterContextProvider();
      const scriptNonce = randomBytes(16).toString("base64url");
      context.set(build.entry.module.servicesContext, {
        ...services,
        staticHtml: isData ? null : new Map(),
        rendersNotFound,
        scriptNonce,
      });
      const response = await handle(request, context);
      const { status, headers } = response;
      const body = new Uint8Array(await response.arrayBuffer());
      const isDocument = headers.get("content-type")?.startsWith("text/html") === true;
      return { status, headers, ...(isDocument ? finishDocument(body, scriptNonce, sheet) : { body, inline: null }) };
    },
    addressOf: async (target) => (await current()).addressOf(target),
    knownAddress: (target) => handled?.addressOf(target) ?? null,
  };
}
