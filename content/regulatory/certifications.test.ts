import { expect, test } from "vitest";
import { certifications, modelNumbers } from "./certifications.ts";

test("the schemes and issue dates are those of the specification (back-office §2, §9)", () => {
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

test("the model numbers are those of the specification (back-office §3), and sheets lie under /certificates/", () => {
  expect(modelNumbers).toEqual({
    "incard-finder": ["CARD01NC"],
    tagigo: ["TAG01NCWH", "TAG01NCBK", "TAG01NCCY", "TAG01NCPR"],
  });
  for (const { file } of certifications) expect(file).toMatch(/^\/certificates\/[a-z-]+\.pdf$/);
});
