import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { legacyLink, resolveLegacyLink } from "./legacy-links.ts";

/** docs/behavior/manual-links.md#shown-in-place */
export const legacyScroll = { delaysMs: [1000], offsetPx: 100 };

/** Follows the rules that depend on the fragment. @returns whether this address leads elsewhere */
export function useLegacyRedirect(): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const answer = hydrated ? resolveLegacyLink(legacyLink(pathname, search, hash)) : null;
  const target = answer && "to" in answer ? answer.to : null;
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target, navigate]);
  return target !== null;
}
