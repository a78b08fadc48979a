import { type PageQuery, type QueryRules, readQuery } from "#contract/page-query.ts";

/**
 * The query of a request, for a loader.
 * @param rules the `query` of the route's handle; only names that it declares compile
 * @param url of the request
 */
export function requestQuery<Rules extends QueryRules>(rules: Rules, url: URL): PageQuery<keyof Rules & string> {
  return readQuery(rules, url.searchParams);
}
