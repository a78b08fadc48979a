import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { mayBeLoggedIn } from "./session-hint.ts";

const SessionDialog = lazy(async () => ({ default: (await import("./session-dialog.tsx")).SessionDialog }));

/**
 * Imports the session's code only where it is needed: at the fragment #login, or when a user may be logged in
 * (docs/decisions/session-hint.md). The document mounts it once.
 */
export function SessionGate() {
  const { hash } = useLocation();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (hash === "#login" || mayBeLoggedIn()) setNeeded(true);
  }, [hash]);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog />
    </Suspense>
  );
}
