import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { type MetaRoute, metaOf, type PageMeta } from "#content/products/meta.ts";

// Which pages are listed doesn't depend on what the catalog says now.
const meta = metaOf(offersOf(products));

const isRoute = (path: string): path is MetaRoute => Object.hasOwn(meta, path);

/** Routes of content/products/meta.ts that are their own canonical address. Articles are listed from their files. */
export function listedPages(): readonly MetaRoute[] {
  return Object.keys(meta)
    .filter(isRoute)
    .filter((path) => {
      const page: PageMeta = meta[path];
      return page.index !== false && !path.includes(":") && (page.canonical ?? path) === path;
    });
}
