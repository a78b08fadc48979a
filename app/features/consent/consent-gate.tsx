import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentConsent } from "#app/lib/consent.ts";
import { onConsent } from "#app/lib/consent-changes.ts";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import questionScript from "./question-script.ts?inline-script";

const loadBar = () => import("./consent-bar.tsx");

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
      <InlineScript code={questionScript} />
      <LazyPart load={loadBar} props={{}} quiet />
    </>
  );
}
