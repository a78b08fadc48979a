import { type PageQuery, type QueryRules, readQuery } from "#contract/page-query.ts";

/** For a loader: the query of its request by the rules of its route's handle. Only declared names compile. */
export function requestQuery<Rules extends QueryRules>(
  rules: Rules,
  request: Request,
): PageQuery<keyof Rules & string> {
  return readQuery(rules, new URL(request.url).searchParams);
}
