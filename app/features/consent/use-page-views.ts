import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { trackPageView } from "./analytics.ts";
import { currentConsent, onConsent } from "./consent.ts";

/** Tracks a page view on each route change, once the visitor has agreed (storefront §2). */
export function usePageViews(analyticsId: string | null): void {
  const { pathname, search } = useLocation();
  const consent = useSyncExternalStore(onConsent, currentConsent, () => "unset" as const);
  useEffect(() => {
    if (consent === "granted") trackPageView(analyticsId, pathname + search);
  }, [analyticsId, consent, pathname, search]);
}
