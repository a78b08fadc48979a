import { type PageQuery, type QueryRules, readQuery } from "#contract/page-query.ts";

/** For a loader: only names that the route's handle declares compile. */
export function requestQuery<Rules extends QueryRules>(rules: Rules, url: URL): PageQuery<keyof Rules & string> {
  return readQuery(rules, url.searchParams);
}
