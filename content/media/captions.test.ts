import { expect, test } from "vitest";
import { productRecords } from "#content/products/records.ts";
import { productSlugs } from "#content/products.ts";
import { captionOf } from "./captions.ts";
import { pictures } from "./pictures.ts";

test.each(productSlugs.flatMap((slug) => productRecords[slug].gallery))(
  "%s has a caption that isn't its alternative text",
  (name) => {
    expect(captionOf(name)).toMatch(/\w/);
    expect(captionOf(name)).not.toBe(pictures[name].alt);
  },
);

test("what isn't a picture has none", () => {
  expect(captionOf("constructor")).toBeUndefined();
});
