import { expect, test } from "vitest";
import { presentation } from "#content/catalog/presentation.ts";
import { heroOf } from "./hero.ts";
import { heroNames } from "./hero-names.ts";

test("the pills name the hero's products in their order", () => {
  expect(heroOf(false).map((product) => presentation[product.slug].name)).toEqual([...heroNames]);
});
