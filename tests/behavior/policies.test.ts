import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { interpolateFacts } from "#content/mdx-props.ts";
import { rule } from "#tests/rule.ts";
import { policyAnchors } from "./policy-anchors.ts";

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, "..", "..", "content", "policies", file), "utf8");
const filled = (file: string): string => interpolateFacts(read(file).replaceAll("{props.", "{"));
const anchorsOf = (file: string) => [...read(file).matchAll(/<H2 id="([^"]+)">/g)].map(([, id]) => id);

rule("docs/behavior/policies.md#privacy", () => {
  test("date, anchors and days to answer", () => {
    expect(read("privacy.mdx")).toContain('lastUpdated: "March 15, 2025"');
    expect(anchorsOf("privacy.mdx")).toEqual([...policyAnchors.privacy, "changes", "contact"]);
    expect(filled("privacy.mdx")).toContain("within 30 days");
  });
});

rule("docs/behavior/policies.md#warranty", () => {
  test("date, anchors and months", () => {
    expect(read("warranty.mdx")).toContain('lastUpdated: "April 7, 2025"');
    expect(anchorsOf("warranty.mdx")).toEqual([...policyAnchors.warranty, "limitation-of-liability"]);
    expect(filled("warranty.mdx")).toContain("12 months from the day the tracker is delivered");
  });
});

rule("docs/behavior/policies.md#returns", () => {
  test("date, anchors and days", () => {
    expect(read("returns.mdx")).toContain('lastUpdated: "April 7, 2025"');
    expect(anchorsOf("returns.mdx")).toEqual(policyAnchors.returns);
    for (const said of ["30 days from purchase", "7-10 business days", "2-3 business days", "24-48 hours"])
      expect(filled("returns.mdx")).toContain(said);
  });
});

rule("docs/behavior/policies.md#terms", () => {
  test("date and anchors", () => {
    expect(read("terms.mdx")).toContain('lastUpdated: "November 22, 2026"');
    expect(anchorsOf("terms.mdx")).toEqual(policyAnchors.terms);
  });
});

rule("docs/behavior/policies.md#shipping", () => {
  test("the demo store's rate and threshold", () => {
    expect(demoShippingRate).toBe("4.95");
    expect(Number(facts.shop.freeShippingFrom)).toBe(50);
  });
});
