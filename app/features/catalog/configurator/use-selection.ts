import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { parseSelection, type Selection, serializeSelection } from "./selection.ts";

export type ChosenTagigo = ReturnType<typeof useSelection>;

/**
 * In the URL so that it can be shared and reloaded.
 * @param start where the address says nothing: Tagigo G's page starts with Google
 */
export function useSelection(start: Selection) {
  const query = usePageQuery();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Not a part of the selection, so it isn't in the URL.
  const [useCase, setUseCase] = useState<string | null>(null);
  const hrefOf = (next: Selection) => {
    const params = new URLSearchParams(query.canonical);
    for (const [name, value] of serializeSelection(next)) params.set(name, value);
    return `${pathname}?${params}`;
  };
  const selection: Selection = { ...parseSelection(query, start), useCase };
  return {
    selection,
    hrefOf,
    choose(next: Selection): void {
      setUseCase(next.useCase);
      const href = hrefOf(next);
      if (href !== hrefOf(selection)) navigate(href, { replace: true, preventScrollReset: true });
    },
  };
}
