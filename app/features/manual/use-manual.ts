import { useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { type ManualPage, type ManualTab, manuals, tabHash } from "#content/manuals/manuals.ts";
import { manualTarget } from "./target.ts";

export type OpenManual = ReturnType<typeof useManual>;

/** Connects the URL to the manual's sub-tabs. @param start the sub-tab that shows when the address names none */
export function useManual(page: ManualPage, own = manuals[page].tabs[0]?.id ?? "", start = own) {
  const { hash, key } = useLocation();
  const query = usePageQuery();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<{ at: string; tab: string } | null>(null);
  const target = manualTarget(page, query, hydrated ? hash : null, own);
  return {
    ...target,
    own,
    // A choice holds until the next navigation.
    shown: chosen?.at === key ? chosen.tab : (target.tab ?? start),
    /** docs/behavior/incard-finder.md#manual */
    choose(tab: string) {
      const found = manuals[page].tabs.find((other) => other.id === tab);
      if (!found) return;
      setChosen({ at: key, tab });
      // Not a navigation, because that would scroll.
      history.replaceState(history.state, "", subTabAddress(page, location.href, found, own));
    },
  };
}

/** Keeps the rest of the query; section and hash change. */
export function subTabAddress(page: ManualPage, href: string, tab: ManualTab, own: string): string {
  const { query, takesSection } = manuals[page];
  const url = new URL(href, "https://shop.test");
  const [name = "", value = ""] = query.split("=");
  url.searchParams.set(name, value);
  for (const spent of ["scrollToManual", "forceScroll"]) url.searchParams.delete(spent);
  if (takesSection) url.searchParams.set("section", tab.hash);
  return `${url.pathname}${url.search}#${tabHash(page, tab, own)}`;
}
