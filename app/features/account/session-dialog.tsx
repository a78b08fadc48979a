import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCurrentUser } from "./use-current-user.ts";

const SessionPanel = lazy(() => import("./session-panel.tsx"));

/** The fragment that opens the dialog on any page (docs/behavior/session.md#dialog). */
export const sessionHash = "#login";

/**
 * The login dialog: opens at the fragment #login and asks on load who is logged in, where somebody may be
 * (docs/behavior/session.md#state). Its code is imported when it first opens. The document mounts it once.
 */
export function SessionDialog() {
  useCurrentUser();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = hash === sessionHash;
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    if (open) setFetched(true);
  }, [open]);
  if (!fetched) return null;
  return (
    <Suspense fallback={null}>
      <SessionPanel
        open={open}
        onClose={() => navigate({ pathname, search }, { replace: true, preventScrollReset: true })}
      />
    </Suspense>
  );
}
