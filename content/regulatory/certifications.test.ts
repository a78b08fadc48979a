import { expect, test } from "vitest";
import { certifications, modelNumbers } from "./certifications.ts";

test("each is of the product's models, none stands twice, and sheets lie under /certificates/", () => {
  for (const { product, models } of certifications) expect(models).toEqual(modelNumbers[product]);
  expect(new Set(certifications.map(({ slug }) => slug)).size).toBe(certifications.length);
  for (const { file } of certifications) expect(file).toMatch(/^\/certificates\/[a-z-]+\.pdf$/);
});
