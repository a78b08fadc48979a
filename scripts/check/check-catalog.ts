import { products } from "#content/catalog/products.ts";
import { catalogMistakes } from "#server/catalog/catalog-mistakes.ts";

// A price that isn't one passes the types, since it is text, and would stop the shop's start.
for (const mistake of catalogMistakes(products)) {
  console.error(mistake);
  process.exitCode = 1;
}
