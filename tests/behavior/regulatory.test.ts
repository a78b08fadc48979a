import { expect, test } from "vitest";
import { issueDateUnknown, regulatoryUpdated } from "#content/regulatory/certificate-texts.ts";
import { certifications, modelNumbers } from "#content/regulatory/certifications.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/regulatory.md#page", () => {
  test("the last update is a day of the content's", () => {
    expect(regulatoryUpdated).toEqual({ text: "November 1, 2025", iso: "2025-11-01" });
  });
});

rule("docs/behavior/regulatory.md#approvals", () => {
  test("products, schemes and dates", () => {
    expect(certifications.map(({ product, scheme, issueDate }) => [product, scheme, issueDate])).toEqual([
      ["incard-finder", "CE", "April 30, 2025"],
      ["incard-finder", "UKCA", "May 6, 2025"],
      ["incard-finder", "FCC", null],
      ["incard-finder", "IC/ISED", "April 28, 2025"],
      ["incard-finder", "TELEC", "April 23, 2025"],
      ["tagigo", "CE", "August 22, 2025"],
      ["tagigo", "FCC", null],
      ["tagigo", "ISED", "August 21, 2025"],
    ]);
  });

  test("a date that isn't known is said to be on the signed certificate", () => {
    expect(issueDateUnknown).toMatch(/^The issue date is on the signed certificate/);
  });

  test("model numbers", () => {
    expect(modelNumbers).toEqual({
      "incard-finder": ["CARD01NC"],
      tagigo: ["TAG01NCWH", "TAG01NCBK", "TAG01NCCY", "TAG01NCPR"],
      "carbon-finder": [],
    });
  });
});
