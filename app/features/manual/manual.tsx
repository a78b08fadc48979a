import { type FormEvent, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { fragmentOf } from "#app/lib/fragment.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { StaticHtml, type StaticHtmlData } from "#app/static-html/static-html.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { ManualTab } from "#content/manuals/define-manual.ts";
import { manuals, tabHash } from "#content/manuals/manuals.ts";
import type { ProductSlug } from "#content/products.ts";
import { PrintedAnswers } from "./printed-answers.tsx";
import { type ManualTarget, manualId, manualTarget, manualTextId, subTabAddress } from "./target.ts";

/** Which sub-tab of a manual shows, and where its page scrolls to. */
type OpenManual = ManualTarget & {
  /** The sub-tab that an address without one opens. */
  readonly ownTab: string;
  /** The sub-tab that shows. */
  readonly shown: string;
  readonly choose: (tab: string) => void;
};

/**
 * Connects the page's address to the manual's sub-tabs.
 * @param ownTab the sub-tab that an address without one opens
 * @param start the sub-tab that shows when the address names none
 */
export function useManual(
  page: ProductSlug,
  ownTab: string = manuals[page].tabs[0]?.id ?? "",
  start: string = ownTab,
): OpenManual {
  const { hash, key } = useLocation();
  const query = usePageQuery();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<{ at: string; tab: string } | null>(null);
  const target = manualTarget(page, query, hydrated ? hash : null, ownTab);
  // A fragment that the manual doesn't have may name another place of the page.
  const isElsewhere = target.scrollTo === manualId && document.getElementById(fragmentOf(hash)) !== null;
  return {
    ...target,
    scrollTo: isElsewhere ? null : target.scrollTo,
    ownTab,
    // A choice holds until the next navigation.
    shown: chosen?.at === key ? chosen.tab : (target.tab ?? start),
    /** docs/behavior/incard-finder.md#manual */
    choose(tab: string) {
      const found = manuals[page].tabs.find((other) => other.id === tab);
      if (!found) return;
      setChosen({ at: key, tab });
      // Not a navigation, because that would scroll.
      history.replaceState(history.state, "", subTabAddress(page, location.href, found, ownTab));
    },
  };
}

/** The form is in the static HTML. */
function onSubmit(event: FormEvent) {
  const { target: form, nativeEvent } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset.vote === undefined) return;
  event.preventDefault();
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  import("./send-vote.ts").then(
    ({ sendVote }) => sendVote(form, submitter),
    () => {
      // Then the browser sends it.
      delete form.dataset.vote;
      form.requestSubmit(submitter);
    },
  );
}

type ManualProps = {
  page: ProductSlug;
  open: OpenManual;
  html: StaticHtmlData;
  faq?: ReactNode;
  aside?: (tab: ManualTab) => ReactNode;
};

/**
 * A product's manual in its sub-tabs. It prints whole.
 * @param html by element id; empty in a document, where it stands already
 * @param faq and `aside` are passed in, because features don't import each other
 */
export function Manual({ page, open, html, faq, aside }: ManualProps) {
  const { pathname } = useLocation();
  const { canonical } = usePageQuery();
  const { tabs, closing } = manuals[page];
  return (
    <div id={manualId} className="scroll-mt-20" onSubmit={onSubmit}>
      <LinkTabs
        label="Parts of the manual"
        variant="pill"
        value={open.shown}
        onChoose={open.choose}
        printAll
        tabs={tabs.map((tab) => ({
          value: tab.id,
          title: tab.label,
          to: subTabAddress(page, `${pathname}?${canonical}`, tab, open.ownTab),
          panel: (
            // The hash may be the anchor of the first section; ids must be unique.
            <div
              id={tab.sections.some(({ anchor }) => anchor === tab.hash) ? undefined : tabHash(page, tab, open.ownTab)}
            >
              {aside?.(tab)}
              {tab.sections.length === 0 ? (
                <PrintedAnswers>{faq}</PrintedAnswers>
              ) : (
                <StaticHtml id={manualTextId(tab.id)} from={html} />
              )}
            </div>
          ),
        }))}
      />
      {closing.length > 0 ? <StaticHtml id={manualTextId("closing")} from={html} className="mt-16" /> : null}
    </div>
  );
}
