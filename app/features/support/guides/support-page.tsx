import { useLayoutEffect } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { StaticHtml, type StaticHtmlData, staticPageId } from "#app/static-html/static-html.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { checkLabel, spinnerMs } from "./wait.ts";
import type waitAtFragment from "./wait-at-fragment-script.ts";
import waitAtFragmentScript from "./wait-at-fragment-script.ts?inline-script";
import waitScript from "./wait-script.ts?inline-script";

/** The result is only logged. */
function checkDomain(): void {
  callApi("GET", "/api/domain-detection", { parse: (answer: unknown) => answer }).then(
    (answer) => console.info(checkLabel, answer),
    (error: unknown) => console.info(checkLabel, String(error)),
  );
}

/** After a client-side navigation; in a document the inline script has done it already. */
function useWait(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.domainCheck !== undefined) {
      delete dataset.domainCheck;
      return;
    }
    dataset.waiting = "";
    const timer = setTimeout(() => {
      checkDomain();
      delete dataset.waiting;
    }, spinnerMs);
    return () => {
      clearTimeout(timer);
      delete dataset.waiting;
    };
  }, []);
}

/**
 * A spinner for a moment, then the text, which is all in the document (docs/behavior/disable-pages.md#wait). Faint
 * until then, so that it is painted with the first bytes.
 * @param onlyHash the one fragment that asks for this page
 */
export function SupportPage({ html, onlyHash }: { html: StaticHtmlData; onlyHash?: string }) {
  useWait();
  return (
    <div className="relative">
      {/* After a client-side navigation `useWait` does the same. */}
      {onlyHash === undefined ? (
        <InlineScript code={waitScript} />
      ) : (
        <InlineScript<typeof waitAtFragment> code={waitAtFragmentScript} data={onlyHash} />
      )}
      <div className="absolute inset-x-0 top-24 z-10 hidden in-[[data-waiting]]:block print:hidden!">
        <Spinner
          label="Loading the steps"
          className="mx-auto w-fit rounded-3xl border border-border bg-raised px-8 py-6"
        />
      </div>
      <StaticHtml
        id={staticPageId}
        from={html}
        className={
          onlyHash === undefined
            ? "in-[[data-waiting]]:opacity-40 print:opacity-100!"
            : "in-[[data-waiting]]:invisible print:visible!"
        }
      />
    </div>
  );
}
