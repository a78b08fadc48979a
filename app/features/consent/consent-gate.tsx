import { lazy, Suspense } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";

const ConsentBar = lazy(async () => ({ default: (await import("./consent-bar.tsx")).ConsentBar }));

export function ConsentGate({ analyticsId }: { analyticsId: string | null }) {
  const hydrated = useHydrated();
  if (!analyticsId || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar />
    </Suspense>
  );
}
