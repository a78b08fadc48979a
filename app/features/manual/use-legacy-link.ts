import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { legacyLink, resolveLegacyLink } from "./legacy-links.ts";
import { useScrollToSection } from "./use-scroll-to-section.ts";

/**
 * Follows the rules that depend on the fragment, or else scrolls to a section (docs/behavior/manual-links.md#shown-in-place).
 * @returns whether this address leads elsewhere
 */
export function useLegacyLink(section: string | null): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const answer = hydrated ? resolveLegacyLink(legacyLink(pathname, search, hash)) : null;
  const target = answer && "to" in answer ? answer.to : null;
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target, navigate]);
  useScrollToSection(target === null ? section : null, [1_000], 100);
  return target !== null;
}
