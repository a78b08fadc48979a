import { lazy, Suspense } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";

const ConsentBar = lazy(async () => ({ default: (await import("./consent-bar.tsx")).ConsentBar }));

/** Fetches the question whether visits may be counted where analytics is configured, once the page is alive. */
export function ConsentGate({ analyticsId }: { analyticsId: string | null }) {
  const hydrated = useHydrated();
  if (!analyticsId || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar />
    </Suspense>
  );
}
