import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellPageFailed } from "#app/lib/page-failure.ts";
import { stubPage, stubPaints } from "#tests/fake-page.ts";
import { reloadedKey } from "./reloaded-key.ts";
import { type PageScripts, startLater } from "./start-later.ts";

/** A script that notes that it has run. */
const script = (name: string, code = ""): string =>
  `data:text/javascript,(globalThis.scriptsRun??=[]).push("${name}");export const name="${name}";${code}//${performance.now()}`;

const scriptsRun = (): unknown => Reflect.get(globalThis, "scriptsRun");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("scriptsRun", []);
  vi.stubGlobal("__reactRouterRouteModules", undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the script in a page with these scripts. */
function runScript(
  {
    scripts = {},
    stored = {},
    onLine = true,
  }: { scripts?: Partial<PageScripts>; stored?: Readonly<Record<string, string>> | null; onLine?: boolean } = {},
  prepare: (page: ReturnType<typeof stubPage>) => void = () => {},
) {
  const page = stubPage(stored);
  const paints = stubPaints();
  const links: { rel?: string; href?: string }[] = [];
  const told: { path: string; message: string }[] = [];
  Object.assign(page.document, {
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { onLine });
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    told.push(JSON.parse(body));
    throw new TypeError("offline");
  });
  prepare(page);
  const all = { imports: [script("a")], modules: [["root", script("b")]] as const, entry: script("c"), ...scripts };
  startLater(all);
  return { ...page, ...paints, all, links, told, reported };
}

const broken = { entry: "data:text/javascript,throw new Error('planted failure')" };

test("scripts are fetched at once and run one after the other, the entry last", async () => {
  const { all, links, fire } = runScript();
  expect(links).toEqual([]);
  fire("pointerdown");
  fire("keydown");
  const urls = [...all.imports, ...all.modules.map(([, url]) => url), all.entry];
  expect(links).toEqual(urls.map((href) => ({ rel: "modulepreload", href })));
  await vi.waitFor(() => expect(scriptsRun()).toEqual(["a", "b", "c"]));
  expect(Reflect.get(globalThis, "__reactRouterRouteModules")).toMatchObject({ root: { name: "b" } });
});

test.each(["pointerdown", "keydown", "touchstart", "focusin", "wheel"])("%s starts them", (type) => {
  const { links, fire } = runScript();
  fire(type);
  expect(links).toHaveLength(3);
});

test("they start when the loaded page is painted and the browser has time", () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (start: () => void) => idle.push(start));
  const { links, fire, paint, listeners } = runScript();
  paint({ name: "first-contentful-paint" });
  fire("load");
  paint({ name: "first-paint" });
  expect([idle.length, listeners.size]).toEqual([0, 1]);
  paint({ name: "first-contentful-paint" });
  expect([idle.length, listeners.size, links.length]).toEqual([1, 0, 0]);
  for (const start of idle) start();
  expect(links).toHaveLength(3);
});

test("a page that isn't painted waits two seconds, and a browser that doesn't know when it is idle a fifth of one more", () => {
  const { links } = runScript({}, ({ document }) => {
    document.readyState = "complete";
  });
  vi.advanceTimersByTime(2_199);
  expect(links).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(links).toHaveLength(3);
});

test("a script that is missing loads the document again, once for the tab", async () => {
  const first = runScript({ scripts: broken });
  first.fire("keydown");
  await vi.waitFor(() => expect(first.location.reload).toHaveBeenCalledOnce());
  expect([first.session.has(reloadedKey), first.root.dataset, first.told]).toEqual([true, {}, []]);

  const click = vi.fn();
  const noscript = { outerHTML: "", textContent: "<a>link</a>" };
  const second = runScript({ scripts: broken }, ({ session, root, document }) => {
    session.set(reloadedKey, "1");
    root.dataset.cartWanted = "";
    document.querySelector = (selector) =>
      selector === "[data-cart-link]" ? Object.assign(document, { click }) : null;
    document.querySelectorAll = (selector) => (selector === "noscript" ? [Object.assign(document, noscript)] : []);
  });
  second.location.pathname = "/support";
  second.fire("keydown");
  await vi.waitFor(() => expect(second.reported).toHaveBeenCalledOnce());
  expect(second.location.reload).not.toHaveBeenCalled();
  expect(second.root.dataset.withoutScript).toBe("");
  expect(click).toHaveBeenCalledOnce();
  expect(Reflect.get(second.document, "outerHTML")).toBe("<a>link</a>");
  expect(second.told).toEqual([{ path: "/support", message: "Error: planted failure" }]);
});

test.each([
  ["offline", { onLine: false }],
  ["with storage blocked", { stored: null }],
])("%s the page goes on as it was served", async (_, how) => {
  const { fire, location, root, reported } = runScript({ scripts: broken, ...how });
  fire("keydown");
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(location.reload).not.toHaveBeenCalled();
  expect(root.dataset).toEqual({ withoutScript: "" });
});

test("the server is told of the first failure, in as many characters as it takes", () => {
  const { told, location, root } = runScript();
  location.pathname = `/${"p".repeat(400)}`;
  tellPageFailed("m".repeat(300));
  tellPageFailed("again");
  expect(told.map(({ path, message }) => [path.length, message])).toEqual([[300, "m".repeat(200)]]);
  expect(root.dataset).toEqual({});
});

test("an error that refuses to be text has no words", () => {
  const { told } = runScript();
  tellPageFailed(Object.create(null));
  expect(told).toEqual([{ path: "/", message: "no words" }]);
});

test("Back to another address of the document loads it, until the page is alive", () => {
  const { fire, location, root } = runScript();
  fire("popstate");
  expect(location.reload).not.toHaveBeenCalled();
  location.search = "?tab=manual";
  root.dataset.hydrated = "true";
  fire("popstate");
  expect(location.reload).not.toHaveBeenCalled();
  delete root.dataset.hydrated;
  fire("popstate");
  expect(location.reload).toHaveBeenCalledOnce();
});
