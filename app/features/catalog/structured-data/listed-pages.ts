import { type MetaRoute, meta, type PageMeta } from "#content/products/meta.ts";

const isRoute = (path: string): path is MetaRoute => Object.hasOwn(meta, path);

/**
 * The pages that search engines should list: every route with a title in content/products/meta.ts that is its own
 * canonical address. Articles are listed from their files.
 */
export function listedPages(): readonly MetaRoute[] {
  return Object.keys(meta)
    .filter(isRoute)
    .filter((path) => {
      const page: PageMeta = meta[path];
      return page.index && !path.includes(":") && (page.canonical ?? path) === path;
    });
}
