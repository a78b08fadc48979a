import { useEffect } from "react";

/** The parts of the frame that a dialog covers; the toast area stays in reach. */
const covered = "a[href='#main'], header[data-site], #main, footer[data-site]";
/** Keeps the page from scrolling and from jumping sideways when its scrollbar goes. */
const still = ["overflow-hidden", "[scrollbar-gutter:stable]"];

/** While `on`, the page below a dialog can be neither reached nor scrolled. */
export function usePageInert(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const parts = document.querySelectorAll<HTMLElement>(covered);
    for (const part of parts) part.inert = true;
    document.documentElement.classList.add(...still);
    return () => {
      for (const part of parts) part.inert = false;
      document.documentElement.classList.remove(...still);
    };
  }, [on]);
}
