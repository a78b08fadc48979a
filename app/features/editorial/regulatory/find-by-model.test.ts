import { expect, test } from "vitest";
import { certifications, modelNumbers } from "#content/regulatory/certifications.ts";
import { findByModel } from "./find-by-model.ts";

const found = (typed: string) => [...new Set(findByModel(certifications, typed).map(({ product }) => product))];

test.each([
  ["", ["incard-finder", "tagigo"]],
  ["   ", ["incard-finder", "tagigo"]],
  [modelNumbers["incard-finder"][0] ?? "-", ["incard-finder"]],
  [modelNumbers["incard-finder"][0]?.toLowerCase() ?? "-", ["incard-finder"]],
  [" tag01nc-bk ", ["tagigo"]],
  ["TAG", ["tagigo"]],
  ["01NC", []],
  ["TAG01NCZZ", []],
  ["---", []],
])("%j finds %j", (typed, products) => {
  expect(found(typed)).toEqual(products);
});

test("every model number finds exactly its own product", () => {
  for (const [product, models] of Object.entries(modelNumbers))
    for (const model of models) expect(found(model)).toEqual([product]);
});
