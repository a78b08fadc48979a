import { describe, expect, test } from "vitest";
import { type LegacyAnswer, legacyLink, legacyRules, resolveLegacyLink, standInName } from "./legacy-links.ts";

const product = "/products/incard-finder?tab=manual";
const manual: LegacyAnswer = { to: `${product}&scrollToManual=true`, status: 301 };
const searched: LegacyAnswer = { to: `${product}&scrollToManual=true`, status: 302 };
const forced: LegacyAnswer = { to: `${product}&scrollToManual=true&forceScroll=true`, status: 302 };
const faq: LegacyAnswer = { to: `${product}&section=faq&scrollToManual=true&forceScroll=true`, status: 301 };
const section = (hash: string): LegacyAnswer => ({ to: `${product}&section=${hash}`, status: 302 });
const guides: LegacyAnswer = { to: "/support/disable", status: 302 };

type Row = readonly [address: string, answer: LegacyAnswer];

/** At least one row per rule, in the order of the rules. */
const inTheBrowser: readonly Row[] = [
  ["/pages/disable", { to: "/support/disable", status: 301 }],
  ["/acme/disable/", { to: "/support/disable", status: 301 }],
  ["/pages/disabled", { show: "incard-finder" }],
  ["/pages/tagigo-user-manual#disable-tagigo", guides],
  ["/pages/incard-user-manual#disable", guides],
  ["/user-manual#disable-tagigo-g", guides],
  ["/pages/faq", faq],
  ["/pages/faq#faq", faq],
  ["/pages/incard-user-manual#disable-finder", { show: "disable-finder" }],
  ["/pages/incard-user-manual#factory-reset", section("factory-reset")],
  ["/pages/incard-user-manual?srsltid=x#locate", section("locate")],
  ["/pages/incard-user-manual-2?srsltid=AfmBOo", searched],
  ["/user-manual", forced],
  ["/pages/incard-user-manual", forced],
  ["/pages/user-manual", manual],
  ["/pages/user-manual?srsltid=AfmBOo", manual],
  ["/pages/incard-finder-user-manual", manual],
  ["/pages/incard-finder-manual", manual],
  ["/pages/incard-manual", manual],
  ["/pages/manual", manual],
  ["/pages/manual#locate", manual],
  ["/pages/incard-user-manual#a/b", section("a%2Fb")],
  ["/pages/incard-user-manual#reset", section("reset")],
  ["/pages/incard-user-manual#Activation", section("activation")],
  ["/pages/incard-user-manual#FACTORY%2DRESET", section("factory-reset")],
  ["/pages/incard-user-manual#disable%2Dfinder", { show: "disable-finder" }],
  ["/pages/incard-user-manual#DISABLE-FINDER", { show: "disable-finder" }],
  ["/pages/incard-user-manual#%", section("%25")],
  ["/pages/incard-user-manual?srsltid=x#disable-finder", { show: "disable-finder" }],
  ["/pages/incard-user-manual?srsltid=x", searched],
  ["/pages/carbon-finder-user-manual", { show: "carbon-finder" }],
  ["/pages/carbon-finder-user-manual?srsltid=AfmBOo", { show: "carbon-finder" }],
  ["/pages/Carbon-manual#factory-reset", { show: "carbon-finder" }],
  ["/pages/tagigo-g-user-manual", { show: "tagigo-g" }],
  ["/pages/tagigo-g-user-manual?srsltid=AfmBOo", { show: "tagigo-g" }],
  ["/pages/tagigo-user-manual#factory-reset", { show: "tagigo" }],
  ["/pages/Tagigo-User-Manual/", { show: "tagigo" }],
  ["/pages/old-user-manual?srsltid=AfmBOo", searched],
  ["/pages/old-user-manual", { show: "incard-finder" }],
  ["/pages/anything", { show: "incard-finder" }],
];

const onTheServer: readonly Row[] = [
  ["/pages/faq", faq],
  ["/user-manual", forced],
  ["/pages/incard-user-manual", { show: "disable-finder" }],
  // The fragment may ask for the disable view, so the browser decides.
  ["/pages/incard-user-manual?srsltid=AfmBOo", { show: "disable-finder" }],
  ["/pages/incard-user-manual-2?srsltid=AfmBOo", searched],
  ["/pages/user-manual", manual],
  ["/pages/tagigo-user-manual", { show: "tagigo" }],
  ["/pages/carbon-finder-user-manual", { show: "carbon-finder" }],
  ["/pages/anything", { show: "incard-finder" }],
];

const read = (address: string, seesHash: boolean) => {
  const url = new URL(address, "https://shop.test");
  return legacyLink(url.pathname, url.search, seesHash ? url.hash : null);
};

describe("old manual links", () => {
  test.each(inTheBrowser)("in the browser %s", (address, answer) => {
    expect(resolveLegacyLink(read(address, true))).toEqual(answer);
  });

  test.each(onTheServer)("on the server %s", (address, answer) => {
    expect(resolveLegacyLink(read(address, false))).toEqual(answer);
  });

  test("every rule has a row that it alone decides", () => {
    const rows = [
      ...inTheBrowser.map(([address]) => read(address, true)),
      ...onTheServer.map(([address]) => read(address, false)),
    ];
    const used = new Set(rows.map((row) => legacyRules.find((rule) => rule(row))));
    expect(legacyRules.filter((rule) => !used.has(rule)).map(String)).toEqual([]);
    expect(used).toContain(undefined);
  });

  test.each([
    ["incard-finder-manual", "manual"],
    ["faq-of-2024", "any"],
    ["old-user-manual", "my-incard-user-manual"],
    ["incard-user-manual", "incard-user-manual"],
    ["incard-user-manual-2", "my-incard-user-manual"],
    ["Tagigo-2", "tagigo"],
    ["the-carbon-card", "carbon"],
    ["new-tagigo-g-user-manual", "tagigo-g-user"],
  ])("made-up names share a page with those that are answered alike: %s with %s", (name, standIn) => {
    expect(standInName(name)).toBe(standIn);
  });

  test("no redirect leads to another one", () => {
    for (const [, answer] of [...inTheBrowser, ...onTheServer]) {
      if ("to" in answer) expect(answer.to).toMatch(/^\/(products\/incard-finder|support\/disable)/);
    }
  });
});
