import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { legacyLink, resolveLegacyLink } from "./legacy-links.ts";

/**
 * How a manual at an old address scrolls to its section: after this long, with this room above it
 * (docs/behavior/manual-links.md#shown-in-place).
 */
export const legacyScroll = { delaysMs: [1000], offsetPx: 100 };

/**
 * Follows the rules of old addresses that depend on the fragment, which only the browser knows (legacy-links.ts).
 * @returns whether this address leads elsewhere, so that the page needn't be shown
 */
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
