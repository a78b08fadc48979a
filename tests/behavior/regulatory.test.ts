import { expect, test } from "vitest";
import { certifications, modelNumbers } from "#content/regulatory/certifications.ts";
import { rule } from "#tests/rule.ts";

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

  test("model numbers", () => {
    expect(modelNumbers).toEqual({
      "incard-finder": ["CARD01NC"],
      tagigo: ["TAG01NCWH", "TAG01NCBK", "TAG01NCCY", "TAG01NCPR"],
    });
  });
});
