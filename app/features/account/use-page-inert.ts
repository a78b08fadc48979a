import { useEffect } from "react";

/** Prevents scrolling, and a layout shift when the scrollbar disappears. */
const still = ["overflow-hidden", "[scrollbar-gutter:stable]"];

/** While `on`, the page below a dialog can be neither reached nor scrolled. */
export function usePageInert(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    // Everything beside the main part but the toasts, which a dialog brings about itself.
    const frame = document.getElementById("main")?.parentElement?.children ?? [];
    const parts = [...frame].filter((part) => part.getAttribute("role") !== "region");
    for (const part of parts) part.toggleAttribute("inert", true);
    document.documentElement.classList.add(...still);
    return () => {
      for (const part of parts) part.toggleAttribute("inert", false);
      document.documentElement.classList.remove(...still);
    };
  }, [on]);
}
