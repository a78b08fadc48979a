import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { metaOf, type PageMeta } from "#content/products/meta.ts";

/**
 * Routes of content/products/meta.ts that are their own canonical address, which doesn't depend on what the catalog says
 * now. Articles are listed from their files.
 */
export const listedPages: readonly string[] = Object.entries<PageMeta>(metaOf(offersOf(products)))
  .filter(([path, page]) => page.index !== false && !path.includes(":") && (page.canonical ?? path) === path)
  .map(([path]) => path);
