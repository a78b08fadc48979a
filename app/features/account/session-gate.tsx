import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fragmentOf } from "#app/lib/fragment.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { mayBeLoggedIn } from "./session-hint.ts";

const loadDialog = () => import("./session-dialog.tsx");

function leaveDialog(): void {
  location.hash = "#main";
}

/** Imports the session's code where it is needed (docs/decisions/session-hint.md). Mounted once. */
export function SessionGate() {
  const { hash } = useLocation();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (fragmentOf(hash) === "login" || mayBeLoggedIn()) setNeeded(true);
  }, [hash]);
  if (!needed) return null;
  return <LazyPart load={loadDialog} props={{}} onClose={leaveDialog} quiet={fragmentOf(hash) !== "login"} />;
}
