import { beforeEach, describe, expect, test, vi } from "vitest";

const id = "G-TEST";
type Command = [name: string, ...rest: unknown[]];

let scripts: { src: string }[];
let stored: Map<string, string>;

/** Module state is per page, so each test imports the module again. */
async function page(options: { consent?: string; globalPrivacyControl?: boolean; storage?: "shut" } = {}) {
  vi.resetModules();
  scripts = [];
  stored = new Map(options.consent ? [["analytics-consent", options.consent]] : []);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  const shut = () => {
    throw new Error("shut");
  };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("dataLayer", undefined);
  vi.stubGlobal(`ga-disable-${id}`, undefined);
  vi.stubGlobal("localStorage", options.storage ? { getItem: shut, setItem: shut, removeItem: shut } : storage);
  vi.stubGlobal("navigator", { globalPrivacyControl: options.globalPrivacyControl ?? false });
  vi.stubGlobal("location", { origin: "https://shop.example" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    title: "Blog",
    referrer: "https://search.example/results?q=secret",
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script) },
  });
  return {
    ...(await import("./analytics.ts")),
    ...(await import("#app/lib/consent.ts")),
    ...(await import("#app/lib/consent-changes.ts")),
  };
}

const commands = (): Command[] =>
  (window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>) as Command);
const views = () => commands().filter(([name, what]) => name === "event" && what === "page_view");

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe("nothing loads", () => {
  test.each([
    ["before an answer", {}],
    ["after a no", { consent: "denied" }],
    ["with Global Privacy Control, even over an old yes", { consent: "granted", globalPrivacyControl: true }],
    ["where storage is shut", { consent: "granted", storage: "shut" as const }],
    ["for another answer", { consent: "perhaps" }],
  ])("%s", async (_case, options) => {
    const { trackPageView } = await page(options);
    trackPageView(id, "/blog");
    expect(scripts).toEqual([]);
    expect(commands()).toEqual([]);
  });

  test("without an id", async () => {
    const { trackPageView } = await page({ consent: "granted" });
    trackPageView(null, "/blog");
    expect(scripts).toEqual([]);
  });
});

describe("after a yes", () => {
  test("the script comes once, with its advertising features off, and each view is one event", async () => {
    const { trackPageView } = await page({ consent: "granted" });
    trackPageView(id, "/blog");
    trackPageView(id, "/contact");
    expect(scripts.map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
    expect(commands().find(([name]) => name === "config")?.[2]).toEqual({
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    // The first thing that the script reads: it may count visits, and nothing may serve advertising.
    expect(commands()[0]).toEqual([
      "consent",
      "default",
      { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" },
    ]);
    expect(commands()[1]).toEqual(["js", expect.any(Date)]);
    expect(views().map(([, , view]) => view)).toEqual(
      ["/blog", "/contact"].map((path) => expect.objectContaining({ page_path: path })),
    );
  });

  test("neither the page's query nor the referrer's page is sent", async () => {
    const { trackPageView } = await page({ consent: "granted" });
    trackPageView(id, "/blog");
    expect(views()[0]?.[2]).toEqual({
      page_location: "https://shop.example/blog",
      page_path: "/blog",
      page_referrer: "https://search.example",
      page_title: "/blog",
    });
  });

  test("a yes taken back silences the script at once, a new yes wakes it", async () => {
    const { trackPageView, chooseConsent } = await page({ consent: "granted" });
    trackPageView(id, "/blog");
    chooseConsent("denied");
    trackPageView(id, "/blog");
    expect(window[`ga-disable-${id}`]).toBe(true);
    expect(views()).toHaveLength(1);
    chooseConsent("granted");
    trackPageView(id, "/contact");
    expect(window[`ga-disable-${id}`]).toBe(false);
    expect(views()).toHaveLength(2);
    expect(scripts).toHaveLength(1);
  });
});

test("a change is told to listeners, and the question comes back", async () => {
  const { chooseConsent, currentConsent, onConsent } = await page();
  const heard: string[] = [];
  const stop = onConsent(() => heard.push(currentConsent()));
  for (const choice of ["granted", "denied", "unset"] as const) chooseConsent(choice);
  stop();
  chooseConsent("granted");
  expect(heard).toEqual(["granted", "denied", "unset"]);
});
