import { useEffect } from "react";
import { keepPageStill } from "#app/lib/keep-page-still.ts";

/** While `on`, the page below a dialog can be neither reached nor scrolled. */
export function usePageInert(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    // Everything beside the main part but the toasts, which a dialog brings about itself.
    const frame = document.getElementById("main")?.parentElement?.children ?? [];
    const parts = [...frame].filter((part) => part.getAttribute("role") !== "region");
    for (const part of parts) part.toggleAttribute("inert", true);
    const letScroll = keepPageStill();
    return () => {
      for (const part of parts) part.toggleAttribute("inert", false);
      letScroll();
    };
  }, [on]);
}
