import type { FormEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import type { StaticHtmlData } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { type ManualPage, type ManualTab, manuals, tabHash } from "#content/manuals/manuals.ts";
import { manualId, manualTextId } from "./target.ts";
import { type OpenManual, subTabAddress } from "./use-manual.ts";

/** Details can't be opened on paper, so all answers are printed. */
const printedAnswers =
  "max-w-3xl print:[&_details::details-content]:[content-visibility:visible] print:[&_summary_svg]:hidden";

/** The form is in the static HTML. */
function onSubmit(event: FormEvent) {
  const { target: form, nativeEvent } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset.vote === undefined) return;
  event.preventDefault();
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  void import("./send-vote.ts").then(({ sendVote }) => sendVote(form, submitter));
}

type ManualProps = {
  page: ManualPage;
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
          to: subTabAddress(page, `${pathname}?${canonical}`, tab, open.own),
          panel: (
            // The hash may be the anchor of the first section; ids must be unique.
            <div id={tab.sections.some(({ anchor }) => anchor === tab.hash) ? undefined : tabHash(page, tab, open.own)}>
              {aside?.(tab)}
              {tab.sections.length === 0 ? (
                <div className={printedAnswers}>{faq}</div>
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
