import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentConsent, onConsent } from "#app/lib/consent.ts";

/** docs/behavior/third-parties.md#page-views */
export function usePageViews(analyticsId: string | null): void {
  const { pathname } = useLocation();
  // Null until hydration: what the visitor chose isn't known before, and one page is one view.
  const consent = useSyncExternalStore(onConsent, currentConsent, () => null);
  useEffect(() => {
    if (analyticsId && consent !== null) {
      import("./analytics.ts").then(({ trackPageView }) => trackPageView(analyticsId, pathname));
    }
  }, [analyticsId, consent, pathname]);
}
