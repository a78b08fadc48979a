import {
  createRequestHandler,
  matchRoutes,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Services } from "#contract/services.ts";

/** The router's build, with the key under which its loaders look for services (app/entry.server.tsx). */
export type PageBuild = ServerBuild & { entry: { module: { servicesContext: RouterContext<Services> } } };

/** Checks what was imported as the build. @throws when it is none of ours */
export function checkBuild(build: unknown): PageBuild {
  const entry: unknown = typeof build === "object" && build !== null ? Reflect.get(build, "entry") : null;
  const module: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "module") : null;
  if (typeof module !== "object" || module === null || !Reflect.has(module, "servicesContext")) {
    throw new Error("the page build has no servicesContext: build it again with `npm run build`");
  }
  return build as PageBuild; // made by our own build; the part that matters was just looked at
}

/** What the host hands to loaders; `staticHtml` is added for each request. */
export type HostServices = Omit<Services, "staticHtml">;

export type Renderer = {
  /** Asks the router. */
  render(request: Request): Promise<Response>;
  /** Whether no route but the catch-all knows the path. */
  isUnknown(path: string): Promise<boolean>;
};

type RouteNode = { id: string; path?: string; index?: boolean; children: RouteNode[] };

function routeTree(build: PageBuild, parentId?: string): RouteNode[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .flatMap((route) =>
      route ? [{ id: route.id, path: route.path, index: route.index, children: routeTree(build, route.id) }] : [],
    );
}

/** The pages of a build. In development `loadBuild` gives the newest one each time. */
export function createRenderer(
  loadBuild: () => Promise<PageBuild>,
  services: HostServices,
  mode: "production" | "development",
): Renderer {
  let handled: { build: PageBuild; handle: ReturnType<typeof createRequestHandler>; routes: RouteNode[] } | null = null;

  async function current() {
    const build = await loadBuild();
    if (handled?.build !== build) {
      handled = { build, handle: createRequestHandler(build, mode), routes: routeTree(build) };
    }
    return handled;
  }

  return {
    async render(request) {
      const { build, handle } = await current();
      const isData = new URL(request.url).pathname.endsWith(".data");
      const context = new RouterContextProvider();
      context.set(build.entry.module.servicesContext, { ...services, staticHtml: isData ? null : new Map() });
      return handle(request, context);
    },
    async isUnknown(path) {
      const { routes } = await current();
      // The tree holds what matchRoutes reads; its type wants loaders as well.
      const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path);
      return matches === null || matches.at(-1)?.route.path === "*";
    },
  };
}
