import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type QueryRules, queryRulesOf } from "#contract/page-query.ts";
import { pageAddresses } from "#server/pages/page-address.ts";
import { checkBuild, type PageBuild } from "#server/pages/renderer.ts";

// The server drops every query parameter that no route declares, so one that goes missing from a declaration is dropped
// from links, bookmarks and forms without an error. Each address here has to reach the page as it stands.
const rendered = [
  "/?subscribed=1",
  "/review?ticket=x",
  "/admin/articles/preview?code=x",
  "/coach/incard-finder/factory-reset?step=2&heard=no",
  "/blog?q=battery&tag=Tips&page=2",
  "/search?q=battery",
  "/pages/faq?srsltid=1&tab=manual&manual=true&section=faq",
  "/contact?sent=1&topic=order&tried=x",
  "/withdrawal?receipt=x",
  "/regulatory?model=x",
  "/buy-now?tab=incard-finder",
  "/pre-order?tab=carbon-finder",
  "/products/incard-finder?tab=specs&manual=true&section=faq&noted=1",
  "/products/incard-finder?tab=manual&noted=1&stars=4",
  "/products/incard-finder?tab=gallery&noted=1",
  "/products/carbon-finder?tab=specifications",
  "/products/carbon-finder?tab=faq",
  "/products/tagigo?network=google-find-hub&color=pink&pack=4-pack&tab=specifications&manual=true&noted=1",
  "/products/tagigo-g?tab=manual&noted=1",
  "/products/tagigo?noted=1&stars=1",
  "/compatibility?phone=iphone&version=17&name=x",
  "/compatibility/yes?model=x",
  "/order-confirmation?payment_intent=pi_x&redirect_status=succeeded&look=2",
  "/confirm?token=x&done=1",
  "/confirm?done=invalid",
  "/unsubscribe?token=x&done=failed",
];

/** Parameters that only the browser reads: known to the page, and no part of what is rendered. */
const inBrowser = {
  "/offline": "from",
  "/admin/inbox": "state topic",
  "/admin/reviews": "state",
  "/admin/withdrawals": "state",
  "/admin/texts": "list",
  "/admin/articles": "article",
  "/admin/policies": "policy",
  "/admin/growth": "by",
  "/admin/orders": "period from to",
  "/direct-admin": "schema source from to sort",
  "/products/incard-finder": "scrollToManual forceScroll",
  "/products/tagigo": "scrollToManual forceScroll",
  "/pages/faq": "scrollToManual forceScroll",
};

let build: PageBuild;
beforeAll(async () => {
  build = checkBuild(await import(join(import.meta.dirname, "..", "..", "build", "server", "index.js")));
});

const rulesOf = (module: unknown): QueryRules =>
  queryRulesOf(typeof module === "object" && module !== null ? Reflect.get(module, "handle") : undefined);

test("every address with parameters that a page reads is rendered with all of them", () => {
  const addressOf = pageAddresses(build.routes, () => ["Tips"]);
  expect(rendered.map((address) => addressOf(address).target)).toEqual(rendered);
});

test("what only the browser reads is what its page declares, or the layout that it stands in, and nothing more", () => {
  const routes = new Map<string, { readonly declared: readonly string[]; readonly read: Set<string> }>();
  for (const [path, names] of Object.entries(inBrowser)) {
    const missing = new Set(names.split(" "));
    let route = Object.values(build.routes).find((one) => `/${one?.path}` === path);
    for (; route; route = route.parentId === undefined ? undefined : build.routes[route.parentId]) {
      const rules = Object.entries(rulesOf(route.module)).filter(([, { kind }]) => kind === "browser");
      const known = routes.get(route.id) ?? { declared: rules.map(([name]) => name), read: new Set() };
      for (const name of known.declared) if (missing.delete(name)) known.read.add(name);
      routes.set(route.id, known);
    }
    expect([path, ...missing]).toEqual([path]);
  }
  for (const [id, { declared, read }] of routes) expect([id, declared.toSorted()]).toEqual([id, [...read].toSorted()]);
});

test("the addresses above have every parameter that any page declares", () => {
  const tried = new Set([
    ...rendered.flatMap((address) => [...new URL(address, "http://localhost").searchParams.keys()]),
    ...Object.values(inBrowser).flatMap((names) => names.split(" ")),
  ]);
  const declared = new Set(Object.values(build.routes).flatMap((route) => Object.keys(rulesOf(route?.module))));
  expect([...declared].filter((name) => !tried.has(name))).toEqual([]);
});
