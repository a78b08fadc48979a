import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fragmentOf } from "#app/lib/scroll-to-hash.ts";
import { mayBeLoggedIn } from "./session-hint.ts";

const SessionDialog = lazy(() => import("./session-dialog.tsx"));

/** Imports the session's code where it is needed (docs/decisions/session-hint.md). Mounted once. */
export function SessionGate() {
  const { hash } = useLocation();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (fragmentOf(hash) === "login" || mayBeLoggedIn()) setNeeded(true);
  }, [hash]);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog />
    </Suspense>
  );
}
