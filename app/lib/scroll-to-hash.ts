import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** docs/behavior/routes.md#anchors */
export const hashOffsetPx = 80;
/** docs/behavior/routes.md#anchors */
export const hashOnLoadDelayMs = 100;

/** The decoded fragment. One that can't be decoded, such as `#100%`, is taken as it is: a truncated URL still opens. */
export function fragmentOf(hash: string): string {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function glide(on: boolean): void {
  document.documentElement.toggleAttribute("data-gliding", on);
}

/**
 * Scrolls smoothly unless reduced motion is asked for.
 * @returns false, with a line in the console, for a missing element
 */
export function scrollToId(id: string, offset = hashOffsetPx): boolean {
  const element = document.getElementById(id);
  if (!element) {
    console.info(`No section called "${id}" to scroll to.`);
    return false;
  }
  const question = element.closest("details");
  if (question) question.open = true;
  glide(true);
  window.scrollTo({ top: (question ?? element).getBoundingClientRect().top + window.scrollY - offset });
  glide(false);
  return true;
}

/** docs/behavior/routes.md#anchors */
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
