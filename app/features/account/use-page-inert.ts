import { useEffect } from "react";
import { keepPageStill } from "#app/lib/keep-page-still.ts";

/** Everything beside the main part on each level, but the toasts. */
function pageParts(): Element[] {
  const main = document.getElementById("main");
  const parts: Element[] = main ? [main] : [];
  for (let level = main; level?.parentElement && level.parentElement !== document.body; level = level.parentElement) {
    for (const part of level.parentElement.children) {
      if (part !== level && !part.matches('[role="region"], [aria-label^="Notifications"]')) parts.push(part);
    }
  }
  return parts;
}

export function usePageInert(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const parts = pageParts();
    for (const part of parts) part.toggleAttribute("inert", true);
    const letScroll = keepPageStill();
    return () => {
      for (const part of parts) part.toggleAttribute("inert", false);
      letScroll();
    };
  }, [on]);
}
