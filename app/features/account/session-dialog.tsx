import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCurrentUser } from "./use-current-user.ts";

const SessionPanel = lazy(() => import("./session-panel.tsx"));

/** docs/behavior/session.md#dialog */
export const sessionHash = "#login";

/** Its code is imported when it first opens, or on load where somebody may be logged in. Mounted once. */
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
