import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Room kept above a section for the header, in pixels (storefront §2, §9). */
export const hashOffsetPx = 80;
/** A hash that is there on load scrolls after this long, in milliseconds (storefront §2). */
export const hashOnLoadDelayMs = 100;

/**
 * Scrolls smoothly to an element, at once where reduced motion is asked for.
 * @param id the element's id
 * @param offset room above it in pixels
 * @returns false, with a line in the console, when there is no such element (storefront §8)
 */
export function scrollToId(id: string, offset = hashOffsetPx): boolean {
  const element = document.getElementById(id);
  if (!element) {
    console.info(`No section called "${id}" to scroll to.`);
    return false;
  }
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const top = element.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top, behavior: calm ? "instant" : "smooth" });
  return true;
}

/** Scrolls to the section that the address names: 100 ms after a load, at once after a click on an anchor link. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  const loaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same anchor is clicked again
  useEffect(() => {
    const delay = loaded.current ? 0 : hashOnLoadDelayMs;
    loaded.current = true;
    if (hash.length < 2) return;
    const timer = setTimeout(() => scrollToId(decodeURIComponent(hash.slice(1))), delay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
