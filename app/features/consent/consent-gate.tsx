import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { consentKey, currentConsent, onConsent } from "#app/lib/consent.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";

const loadBar = () => import("./consent-bar.tsx");

/**
 * Inline script before the question: shows it before the first paint to those who haven't answered yet, so that nothing moves
 * when the page's scripts come. `storedText` is in the head (app/lib/stored-text.ts).
 */
const questionScript = `if(!navigator.globalPrivacyControl&&!/^(granted|denied)$/.test(storedText("${consentKey}")))document.documentElement.dataset.questionOpen=""`;

/**
 * Reports page views (docs/behavior/third-parties.md#page-views), and asks whether it may. The question is in every document,
 * and an attribute of the root shows it (app/styles/consent.css).
 */
export function ConsentGate({ analyticsId }: { analyticsId: string | null }) {
  const { pathname } = useLocation();
  // Null until hydration: what the visitor chose isn't known before, and one page is one view.
  const consent = useSyncExternalStore(onConsent, currentConsent, () => null);
  useEffect(() => {
    if (analyticsId && consent !== null) {
      import("./analytics.ts").then(
        ({ trackPageView }) => trackPageView(analyticsId, pathname),
        () => undefined,
      );
    }
  }, [analyticsId, consent, pathname]);
  useEffect(() => {
    if (!analyticsId || consent === null) return;
    document.documentElement.toggleAttribute("data-question-open", consent === "unset");
  }, [analyticsId, consent]);
  if (!analyticsId) return null;
  return (
    <>
      <InlineScript code={import.meta.env.SSR ? questionScript : ""} />
      <LazyPart load={loadBar} props={{}} quiet />
    </>
  );
}
