import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { metaOf } from "#content/meta.ts";
import type { PageMeta } from "#content/page-meta.ts";

/**
 * Routes of content/meta.ts that are their own canonical address, which doesn't depend on what the catalog says
 * now. Articles are listed from their files.
 */
export const listedPages: readonly string[] = Object.entries<PageMeta>(metaOf(offersOf(products)))
  .filter(([path, page]) => page.index !== false && !path.includes(":") && (page.canonical ?? path) === path)
  .map(([path]) => path);
