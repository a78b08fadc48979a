import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { fragmentOf } from "#app/lib/scroll-to-hash.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { mayBeLoggedIn } from "./session-hint.ts";

const loadDialog = async () => (await import("./session-dialog.tsx")).default;

/** Imports the session's code where it is needed (docs/decisions/session-hint.md). Mounted once. */
export function SessionGate() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (fragmentOf(hash) === "login" || mayBeLoggedIn()) setNeeded(true);
  }, [hash]);
  if (!needed) return null;
  const onClose = () => navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  return <LazyPart load={loadDialog} props={{}} onClose={onClose} quiet={fragmentOf(hash) !== "login"} />;
}
