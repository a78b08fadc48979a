import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentConsent, onConsent } from "#app/lib/consent.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";

const loadBar = () => import("./consent-bar.tsx");

/** Reports page views (docs/behavior/third-parties.md#page-views), and asks whether it may. */
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
  if (!analyticsId || consent === null) return null;
  return <LazyPart load={loadBar} props={{}} quiet />;
}
