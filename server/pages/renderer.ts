import { randomBytes } from "node:crypto";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { z } from "zod";
import { isDataPath } from "#app/router-adapter/data-requests.ts";
import { blogTags } from "#content/blog/tags.ts";
import type { KnownValues } from "#contract/page-query.ts";
import type { Services } from "#contract/services.ts";
import { finishDocument, styleSheet } from "./finish-document.ts";
import { type CacheTarget, pageAddresses } from "./page-address.ts";

const styles = z.object({ id: z.string(), css: z.string() });
const checked = z.object({ entry: z.object({ module: z.object({ servicesContext: z.looseObject({}), styles }) }) });

export type PageBuild = ServerBuild & {
  entry: { module: { readonly servicesContext: RouterContext<Services>; readonly styles: z.infer<typeof styles> } };
};

export function checkBuild(build: unknown): PageBuild {
  if (!checked.safeParse(build).success) {
    throw new Error("the page build has no servicesContext or no styles: build it again with `npm run build`");
  }
  return build as PageBuild; // made by our own build; the fields that are used were just checked
}

/** What the host hands to loaders; the rest is added for each request. */
export type LoaderServices = Omit<Services, "staticHtml" | "rendersNotFound" | "scriptNonce">;

export type Renderer = ReturnType<typeof createRenderer>;

export type BuildMode = "production" | "development";

/** In development `loadBuild` gives the newest build each time. */
export function createRenderer(loadBuild: () => Promise<PageBuild>, services: LoaderServices, mode: BuildMode) {
  let handled: ReturnType<typeof handlersOf> | null = null;

  function known(of: KnownValues): readonly string[] {
    const { articles } = services.texts();
    return of === "articles"
      ? articles.map(({ slug }) => slug)
      : [...new Set([...blogTags, ...articles.flatMap(({ tags }) => tags)])];
  }

  const handlersOf = (build: PageBuild) => ({
    build,
    handle: createRequestHandler(build, mode),
    addressOf: pageAddresses(build.routes, known),
    sheet: styleSheet(build.entry.module.styles.id, build.entry.module.styles.css),
  });

  async function current() {
    const build = await loadBuild();
    if (handled?.build !== build) handled = handlersOf(build);
    return handled;
  }

  return {
    /** @param rendersNotFound false: a bare 404 is enough @returns also what a document holds `inline`, else null */
    async render(request: Request, rendersNotFound: boolean) {
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
    addressOf: async (target: string): Promise<CacheTarget> => (await current()).addressOf(target),
    /** The same at once, or null before the build was loaded. */
    knownAddress: (target: string): CacheTarget | null => handled?.addressOf(target) ?? null,
  };
}
