import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  ServerRouter,
} from "react-router";
import { expect, test } from "vitest";
import type { Services } from "#contract/services.ts";
import { pageBuild } from "#tests/page-build.ts";
import { dataPathOf, isDataPath, pagePathOf, routesParameter } from "./data-requests.ts";
import { loadDocument, routerHeaders } from "./data-responses.ts";
import { documentScripts } from "./deferred-scripts.tsx";

// Each test holds something that React Router doesn't document. One that fails after an update says what to look at.

const key = createContext<Services>();

/** The smallest app, by the router's own request handler; what its loaders saw, and what a document was rendered with. */
function smallApp() {
  const seen: string[] = [];
  const entries: EntryContext[] = [];
  const build = pageBuild(
    key,
    { page: ({ url }) => `data of ${seen.push(url.pathname + url.search)}` },
    (_request, _status, _headers, entry) => {
      entries.push(entry as EntryContext);
      return new Response("document");
    },
  );
  const handle = createRequestHandler(build, "production");
  const ask = (path: string) => handle(new Request(`http://localhost${path}`), new RouterContextProvider());
  return { seen, entries, ask };
}

/** The router's code for browsers, where it reads what no export names. */
const routerCode = globSync("node_modules/react-router/dist/production/**/*.js", {
  cwd: join(import.meta.dirname, "../.."),
})
  .map((file) => readFileSync(join(import.meta.dirname, "../..", file), "utf8"))
  .join("\n");

test("data is asked for at the page's path with .data, and loaders see the page's own url", async () => {
  const { ask, seen } = smallApp();
  const answer = await ask(dataPathOf("/page"));
  expect(answer.status, "data isn't answered at <page>.data any more: data-requests.ts").toBe(200);
  expect(seen, "loaders' url isn't that of the page any more: they compare paths with it").toEqual(["/page"]);
  for (const page of ["/", "/page", "/a/b"]) {
    expect(isDataPath(dataPathOf(page))).toBe(true);
    expect(pagePathOf(dataPathOf(page))).toBe(page);
  }
  expect(pagePathOf("/a/_.data")).toBe("/a");
  expect((await ask(dataPathOf("/"))).headers.get("x-remix-response"), "home's data isn't at /_.data any more").toBe(
    "yes",
  );
});

test("the loaders that are to run are named by a parameter, which loaders don't see", async () => {
  const { ask, seen } = smallApp();
  await ask(`${dataPathOf("/page")}?${routesParameter}=root`);
  expect(seen, "_routes doesn't choose the loaders any more: data-requests.ts").toEqual([]);
  await ask(`${dataPathOf("/page")}?${routesParameter}=page&tab=a`);
  expect(seen, "_routes is passed on to loaders: data-requests.ts").toEqual(["/page?tab=a"]);
});

test("answers to data requests carry the headers that the router's browser part reads", async () => {
  const answer = await smallApp().ask(dataPathOf("/page"));
  expect(answer.headers.get(routerHeaders[0]), "data-responses.ts names headers that aren't sent any more").toBe("yes");
  for (const name of [...routerHeaders, ...loadDocument("/page").headers.keys()]) {
    expect(routerCode.toLowerCase(), `React Router doesn't know ${name} any more: data-responses.ts`).toContain(name);
  }
});

test("a document hands its data over as <Scripts> does, and names the same files", async () => {
  const { ask, entries } = smallApp();
  await ask("/page");
  const [entry] = entries;
  if (!entry) throw new Error("no document was rendered");
  const { default: _, ...module } = { default: null };
  entry.routeModules = { root: { ...module, default: () => <Scripts /> }, page: { ...module, default: () => null } };
  const original = renderToString(<ServerRouter context={entry} url="http://localhost/page" />);
  const ours = documentScripts(entry);
  expect(original, "<Scripts> hands data over in another way: hand-over.ts").toContain(
    `window.__reactRouterContext = ${entry.serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
  );
  expect(ours.context).toEqual(JSON.parse(entry.serverHandoffString ?? ""));
  expect(
    ours.modules.map(([id]) => id),
    "a document's routes are listed in another way",
  ).toEqual(["root", "page"]);
  expect(original, "modules are handed over under another name: start-later.ts").toContain(
    "window.__reactRouterRouteModules",
  );
  expect(routerCode, "the manifest has another name in the browser: build-id.ts").toContain("__reactRouterManifest");
});
