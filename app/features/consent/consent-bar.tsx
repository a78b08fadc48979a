import { type FocusEvent, useRef } from "react";
import type { Consent } from "#app/lib/consent.ts";
import { chooseConsent } from "#app/lib/consent-changes.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { questionId } from "./question-id.ts";

/**
 * The question about analytics, above the header in the page's flow, where it covers nothing. Refusing is as easy as accepting.
 * Its buttons show once they work (app/styles/consent.css).
 */
export default function ConsentBar() {
  const askedFrom = useRef<HTMLElement>(null);
  const works = useHydrated();
  function onFocus({ target, currentTarget, relatedTarget }: FocusEvent) {
    if (target === currentTarget && relatedTarget instanceof HTMLElement) askedFrom.current = relatedTarget;
  }
  function choose(consent: Consent) {
    chooseConsent(consent);
    (askedFrom.current ?? document.getElementById("main"))?.focus({ preventScroll: askedFrom.current === null });
    askedFrom.current = null;
  }
  return (
    <section
      id={questionId}
      aria-label="Analytics"
      tabIndex={-1}
      onFocus={onFocus}
      data-screen-only
      data-works={works ? "" : undefined}
      className="consent-question border-b border-border-strong bg-raised py-3"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 text-base leading-snug">
        <p className="min-w-60 flex-1">
          May we count this visit with a third-party analytics service, and note searches that found nothing?
        </p>
        <div className="flex items-center gap-2">
          <PageLink to="/privacy-policy#third-parties" className="link-line mr-2 inline-flex min-h-11 items-center">
            What it learns
          </PageLink>
          <Button variant="secondary" onClick={() => choose("denied")}>
            No
          </Button>
          <Button variant="secondary" onClick={() => choose("granted")}>
            Yes
          </Button>
        </div>
      </div>
    </section>
  );
}
