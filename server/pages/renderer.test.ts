import { createContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { Services } from "#contract/services.ts";
import { checkBuild, createRenderer, type HostServices } from "./renderer.ts";

const key = createContext<Services>();
const seen: Services[] = [];

/** The smallest build that the router takes: a root, a page with a loader, and the catch-all. */
function build(text: string) {
  const route = (id: string, path: string | undefined, module: object) => ({
    id,
    path,
    parentId: id === "root" ? undefined : "root",
    module: { default: () => null, ...module },
  });
  const loader = ({ context }: { context: { get(k: typeof key): Services } }) => {
    seen.push(context.get(key));
    return { text };
  };
  const routes = { root: route("root", "", {}), page: route("page", "page", { loader }), rest: route("rest", "*", {}) };
  const manifest = Object.fromEntries(
    Object.values(routes).map(({ id, path, parentId }) => [
      id,
      { id, path, parentId, hasLoader: id === "page", module: "" },
    ]),
  );
  const entry = {
    module: { servicesContext: key, default: (_: Request, status: number) => new Response(text, { status }) },
  };
  const rest = { publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false, prerender: [] };
  const assets = { entry: { module: "", imports: [] }, routes: manifest, url: "", version: "1" };
  // Only what the router reads of a build.
  return {
    entry,
    routes,
    assets,
    ...rest,
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as ServerBuild;
}

const services: HostServices = {
  config: {
    siteUrl: "http://localhost",
    environment: "development",
    demoStore: true,
    storefront: { domain: "", token: "", endpoint: null },
    analyticsId: null,
    euSale: false,
    priorPriceRule: false,
  },
  products: async () => [],
  withdrawalAt: async () => null,
};
const request = (path: string): Request => new Request(`http://localhost${path}`);

test("loaders find the services; a document gets a place for its parts, a data request none", async () => {
  const { render } = createRenderer(async () => checkBuild(build("one")), services, "production");
  seen.length = 0;
  expect(await (await render(request("/page"))).text()).toBe("one");
  await render(request("/page.data"));
  expect(seen.map(({ config }) => config)).toEqual([services.config, services.config]);
  expect(seen.map(({ documentParts }) => documentParts)).toEqual([new Map(), null]);
});

test("each request has parts of its own", async () => {
  const { render } = createRenderer(async () => checkBuild(build("one")), services, "production");
  seen.length = 0;
  await Promise.all([render(request("/page")), render(request("/page"))]);
  expect(seen[0]?.documentParts).not.toBe(seen[1]?.documentParts);
});

test("only the catch-all makes a path unknown", async () => {
  const { isUnknown } = createRenderer(async () => checkBuild(build("one")), services, "production");
  expect([await isUnknown("/page"), await isUnknown("/other"), await isUnknown("/page/more")]).toEqual([
    false,
    true,
    true,
  ]);
});

test("a newer build takes over", async () => {
  let current = checkBuild(build("one"));
  const { render } = createRenderer(async () => current, services, "development");
  expect(await (await render(request("/page"))).text()).toBe("one");
  current = checkBuild(build("two"));
  expect(await (await render(request("/page"))).text()).toBe("two");
});

test.each([null, {}, { entry: {} }, { entry: { module: {} } }, "x"])("%j is no build of ours", (value) => {
  expect(() => checkBuild(value)).toThrow("npm run build");
});
