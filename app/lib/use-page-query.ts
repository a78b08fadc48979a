import { useLocation, useMatches } from "react-router";
import { type PageQuery, queryRulesOf, readQuery } from "#contract/page-query.ts";

/** Reading a parameter that no handle declares throws: the server would drop it before it renders. */
export function usePageQuery(): PageQuery {
  const { search } = useLocation();
  const matches = useMatches().toReversed();
  const rules = Object.assign({}, ...matches.map(({ handle }) => queryRulesOf(handle)));
  return readQuery(rules, new URLSearchParams(search));
}
