import { expect, test } from "vitest";
import type { ProductSlug } from "#content/products.ts";
import { manualTarget } from "./target.ts";

type ManualTarget = ReturnType<typeof manualTarget>;

const closed: ManualTarget = { open: false, tab: undefined, scrollTo: null };

test.each<[ProductSlug, string, string, ManualTarget]>([
  ["incard-finder", "", "", closed],
  ["incard-finder", "tab=specs", "", closed],
  ["incard-finder", "tab=manual", "", { open: true, tab: undefined, scrollTo: null }],
  ["incard-finder", "tab=manual&scrollToManual=true", "", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["incard-finder", "section=faq", "", { open: true, tab: "faq", scrollTo: "faq" }],
  ["incard-finder", "tab=specs&section=faq", "", { open: true, tab: "faq", scrollTo: "faq" }],
  ["incard-finder", "section=nowhere", "", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["incard-finder", "tab=manual", "#nowhere", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["carbon-finder", "section=nowhere", "", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["tagigo", "manual=true", "#nowhere", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["incard-finder", "", "#FACTORY-RESET", { open: true, tab: "reset", scrollTo: "factory-reset" }],
  ["incard-finder", "", "#disable%2Dfinder", { open: true, tab: "disable", scrollTo: "disable-finder" }],
  ["incard-finder", "", "#reset", { open: true, tab: "reset", scrollTo: "factory-reset" }],
  ["incard-finder", "section=activation", "", { open: true, tab: "activation", scrollTo: "locate" }],
  ["incard-finder", "", "#disable", { open: true, tab: "disable", scrollTo: "disable-finder" }],
  ["carbon-finder", "", "#reset", { open: true, tab: "factory-reset", scrollTo: "factory-reset" }],
  ["carbon-finder", "", "#disable-finder", { open: true, tab: "disable", scrollTo: "disable" }],
  ["tagigo", "", "#RESET", { open: true, tab: "tagigo", scrollTo: "factory-reset-tagigo" }],
  ["incard-finder", "", "#factory-reset", { open: true, tab: "reset", scrollTo: "factory-reset" }],
  ["incard-finder", "", "#disable-finder", { open: true, tab: "disable", scrollTo: "disable-finder" }],
  ["incard-finder", "", "#locate", { open: true, tab: "activation", scrollTo: "locate" }],
  ["incard-finder", "", "#faq", { open: true, tab: "faq", scrollTo: "faq" }],
  ["incard-finder", "tab=manual&section=setup", "#setup-ios", { open: true, tab: "setup", scrollTo: "setup-ios" }],
  ["incard-finder", "", "#regulatory-notes", { open: true, tab: undefined, scrollTo: "regulatory-notes" }],
  ["incard-finder", "", "#newsletter", closed],
  ["incard-finder", "", "#%", closed],
  ["incard-finder", "section=reset%", "#100%", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["tagigo", "manual=true", "", { open: true, tab: undefined, scrollTo: null }],
  ["tagigo", "manual=false", "", closed],
  ["tagigo", "section=factory-reset", "", closed],
  ["tagigo", "", "#manual", { open: true, tab: "tagigo", scrollTo: "manual" }],
  ["tagigo", "", "#factory-reset", { open: true, tab: "tagigo", scrollTo: "factory-reset-tagigo" }],
  ["tagigo", "", "#factory-reset-tagigo", { open: true, tab: "tagigo", scrollTo: "factory-reset-tagigo" }],
  ["tagigo", "", "#factory-reset-tagigo-g", { open: true, tab: "tagigo-g", scrollTo: "factory-reset-tagigo-g" }],
  ["tagigo", "", "#disable-tagigo", { open: true, tab: "tagigo", scrollTo: "disable-tagigo" }],
  ["tagigo", "", "#disable-tagigo-g", { open: true, tab: "tagigo-g", scrollTo: "disable-tagigo-g" }],
  ["carbon-finder", "manual=true", "", { open: true, tab: undefined, scrollTo: null }],
  ["carbon-finder", "section=disable", "", { open: true, tab: "disable", scrollTo: "disable" }],
  ["carbon-finder", "manual=true", "#factory-reset", { open: true, tab: "factory-reset", scrollTo: "factory-reset" }],
  ["incard-finder", "scrollToManual=true", "", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["incard-finder", "tab=specs&forceScroll=true", "", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["tagigo", "forceScroll=true", "", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["carbon-finder", "scrollToManual=true", "", { open: true, tab: undefined, scrollTo: "user-manual" }],
  ["carbon-finder", "scrollToManual=no", "", closed],
])("%s ?%s %s", (page, query, hash, expected) => {
  expect(manualTarget(page, new URLSearchParams(query), hash)).toEqual(expected);
});

test.each<[string, string, string]>([
  ["#manual", "tagigo-g", "manual-tagigo-g"],
  ["#factory-reset", "tagigo-g", "factory-reset-tagigo-g"],
  ["#manual-tagigo", "tagigo", "manual-tagigo"],
  ["#factory-reset-tagigo", "tagigo", "factory-reset-tagigo"],
])("where the page is Tagigo G's own, %s is of %s", (hash, tab, scrollTo) => {
  expect(manualTarget("tagigo", new URLSearchParams(), hash, "tagigo-g")).toEqual({ open: true, tab, scrollTo });
});

test("the server sees neither the hash nor what only the browser reads", () => {
  expect(manualTarget("incard-finder", new URLSearchParams("scrollToManual=true"), null)).toEqual(closed);
});
