import type { RouterContext } from "react-router";
import type { Services } from "#contract/services.ts";
import { checkBuild, type PageBuild } from "#server/pages/renderer.ts";

type Key = RouterContext<Services>;

/** A loader, which finds the services in its context. */
export type TestLoader = (args: { context: { get(key: Key): Services }; url: URL }) => unknown;

/** What a document is made of, as app/entry.server.tsx makes it. */
export type TestRender = (
  request: Request,
  status: number,
  headers: Headers,
  context: { staticHandlerContext: { loaderData: object } },
) => Response;

/**
 * The smallest build of the pages that the router takes: a root, and below it a page for each path.
 * @param key under which loaders find the services
 * @param pages loaders by path, undefined for a page that has none
 * @param handles what pages declare, by path
 */
export function pageBuild(
  key: Key,
  pages: Readonly<Record<string, TestLoader | undefined>>,
  render: TestRender,
  handles: Readonly<Record<string, object>> = {},
): PageBuild {
  const routes = [
    { id: "root", path: "", parentId: undefined, loader: undefined },
    ...Object.entries(pages).map(([path, loader]) => ({ id: path, path, parentId: "root", loader })),
  ];
  const byId = <T>(of: (route: (typeof routes)[number]) => T) =>
    Object.fromEntries(routes.map((one) => [one.id, of(one)]));
  // Only what the router reads of a build.
  return checkBuild({
    entry: { module: { servicesContext: key, styles: { id: "styles", css: "" }, default: render } },
    routes: byId(({ loader, ...route }) => ({
      ...route,
      module: { default: () => null, handle: handles[route.id], ...(loader ? { loader } : {}) },
    })),
    assets: {
      entry: { module: "", imports: [] },
      routes: byId(({ loader, ...route }) => ({ ...route, hasLoader: loader !== undefined, module: "" })),
      url: "",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  });
}
