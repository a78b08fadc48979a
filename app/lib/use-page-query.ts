import { useLocation, useMatches } from "react-router";
import { type PageQuery, queryRulesOf, readQuery } from "#contract/page-query.ts";

/**
 * The query of the page as the handles of its routes declare it (app/lib/page-handle.ts), the same while the server renders and in
 * the browser.
 * @returns reading a parameter of it that no handle declares throws, because the server would drop it before it renders
 */
export function usePageQuery(): PageQuery {
  const { search } = useLocation();
  const matches = useMatches().toReversed();
  const rules = Object.assign({}, ...matches.map(({ handle }) => queryRulesOf(handle)));
  return readQuery(rules, new URLSearchParams(search));
}
