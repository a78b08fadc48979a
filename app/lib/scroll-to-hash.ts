import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Scroll offset for the header, in pixels (docs/behavior/routes.md#anchors). */
export const hashOffsetPx = 80;
/** A hash that is there on load scrolls after this long, in milliseconds (docs/behavior/routes.md#anchors). */
export const hashOnLoadDelayMs = 100;

/**
 * What a fragment names, decoded. One that can't be decoded, such as `#100%`, is taken as it stands: a truncated URL
 * still opens its page.
 * @param hash with or without its sign
 */
export function fragmentOf(hash: string): string {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Makes scrolling smooth, except with reduced motion (app/styles/app.css). */
function glide(on: boolean): void {
  document.documentElement.toggleAttribute("data-gliding", on);
}

/**
 * Scrolls smoothly to an element, at once where reduced motion is asked for.
 * @param id the element's id
 * @param offset room above it in pixels
 * @returns false, with a line in the console, when there is no such element (docs/behavior/routes.md#anchors)
 */
export function scrollToId(id: string, offset = hashOffsetPx): boolean {
  const element = document.getElementById(id);
  if (!element) {
    console.info(`No section called "${id}" to scroll to.`);
    return false;
  }
  // An answer is shown with its question.
  const question = element.closest("details");
  if (question) question.open = true;
  glide(true);
  window.scrollTo({ top: (question ?? element).getBoundingClientRect().top + window.scrollY - offset });
  glide(false);
  return true;
}

/**
 * Scrolls to the section that the address names (docs/behavior/routes.md#anchors): 100 ms after a load, at once and
 * smoothly after a click on an anchor link.
 */
export function useHashScroll(): void {
  const { hash, key, pathname } = useLocation();
  const path = useRef("");
  const first = path.current === "";
  const samePage = path.current === pathname;
  // The router scrolls to the section in a layout effect further down the tree: this makes it smooth.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same anchor is clicked again
  useLayoutEffect(() => {
    glide(samePage);
    path.current = pathname;
  }, [hash, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same anchor is clicked again
  useEffect(() => {
    glide(false);
    if (!hash[1]) return;
    const timer = setTimeout(() => scrollToId(fragmentOf(hash)), first ? hashOnLoadDelayMs : 0);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
