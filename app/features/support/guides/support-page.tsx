import { useLayoutEffect } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { StaticHtml, type StaticHtmlData, staticPageId } from "#app/static-html/static-html.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** docs/behavior/disable-pages.md#wait */
const spinnerMs = 500;

const checkLabel = "Domain check:";

/** In milliseconds, for the script that sends other fragments on. */
const undecidedMs = 3_000;

/** The result is only logged. */
function checkDomain(): void {
  callApi("GET", "/api/domain-detection", { parse: (answer: unknown) => answer }).then(
    (answer) => console.info(checkLabel, answer),
    (error: unknown) => console.info(checkLabel, String(error)),
  );
}

/** After a client-side navigation; in a document `waitScript` has done it already. */
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
 * Inline, so that the wait doesn't depend on the application's scripts: html[data-waiting] shows the spinner. Without
 * script nothing is hidden, because the reader may be afraid.
 * @param onlyHash the one fragment that asks for the guide
 */
function waitScript(onlyHash?: string): string {
  const check = `fetch("/api/domain-detection",{credentials:"include"}).then(function(r){return r.json()}).then(function(v){console.info("${checkLabel}",v)},function(e){console.info("${checkLabel}",String(e))})`;
  const wait = `d.domainCheck="";setTimeout(function(){${check};delete d.waiting},${spinnerMs})`;
  const undecided = `setTimeout(function(){delete d.waiting},${undecidedMs})`;
  const fragment = `(function(h){try{h=decodeURIComponent(h)}catch(e){}return h.toLowerCase()})(location.hash)`;
  const which = onlyHash === undefined ? wait : `if(${fragment}==="#${onlyHash}"){${wait}}else ${undecided}`;
  return `(function(d){d.waiting="";${which}})(document.documentElement.dataset)`;
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
      <InlineScript code={import.meta.env.SSR ? waitScript(onlyHash) : ""} />
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
