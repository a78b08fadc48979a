import { type PageQuery, type QueryRules, readQuery } from "#contract/page-query.ts";

/** For a loader: the query of its `url` by the rules of its route's handle. Only declared names compile. */
export function requestQuery<Rules extends QueryRules>(rules: Rules, url: URL): PageQuery<keyof Rules & string> {
  return readQuery(rules, url.searchParams);
}
