import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentConsent, onConsent } from "#app/lib/consent.ts";

/** Tracks a page view on each route change, once the visitor has agreed (docs/behavior/third-parties.md#page-views). */
export function usePageViews(analyticsId: string | null): void {
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(onConsent, currentConsent, () => "unset" as const);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice, also one taken back, must be told at once
  useEffect(() => {
    if (analyticsId) import("./analytics.ts").then(({ trackPageView }) => trackPageView(analyticsId, pathname));
  }, [analyticsId, consent, pathname]);
}
