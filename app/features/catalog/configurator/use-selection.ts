import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { inAddress } from "#content/catalog/buying.ts";
import { parseSelection, type Selection, serializeSelection } from "./selection.ts";

/** The choice of a Tagigo page that is being left: another one takes it over. */
let left: string | null = null;

/** Here the header's Buy Now keeps the choice and goes to the configurator (docs/behavior/tagigo.md#configurator). */
function useArrival(choiceHref: string): void {
  const { key, search, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const navigate = useNavigate();
  const chosen = useRef({ key, href: choiceHref });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, which `key` stands for
  useEffect(() => {
    const bare = (search === "" || search === `?network=${inAddress("Google Find Hub")}`) && hash === "" && !isBack;
    const before = chosen.current.key === key ? left : chosen.current.href;
    left = null;
    if (bare && before !== null) {
      navigate(before.slice(before.indexOf("?")), { replace: true, preventScrollReset: true });
      // After the router has scrolled to the top.
      requestAnimationFrame(() => {
        const title = document.getElementById("configurator-title");
        title?.closest("section")?.scrollIntoView({ block: "nearest" });
        title?.focus({ preventScroll: true });
      });
      return;
    }
    chosen.current = { key, href: choiceHref };
  }, [key]);
  useEffect(
    () => () => {
      const kept = chosen.current.href;
      left = kept;
      setTimeout(() => {
        if (left === kept) left = null;
      });
    },
    [],
  );
}

/** Which Tagigo is chosen, and how to choose another. */
export type ChosenTagigo = {
  readonly selection: Selection;
  /** The address under which a choice can be shared. */
  readonly hrefOf: (next: Selection) => string;
  readonly choose: (next: Selection) => void;
};

/**
 * The choice of a Tagigo, in the page's address so that it can be shared and reloaded.
 * @param start the choice where the address names none: Tagigo G's page starts with Google
 */
export function useSelection(start: Selection): ChosenTagigo {
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
  useArrival(hrefOf(selection));
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
