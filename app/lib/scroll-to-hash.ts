import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useArrival } from "./arrival.ts";
import { fragmentOf } from "./fragment.ts";

/** What is left free above a section for the header (docs/behavior/routes.md#anchors). */
export const hashOffsetPx = 80;
/** After this long the page scrolls to a section that its address names on load (docs/behavior/routes.md#anchors). */
export const hashOnLoadDelayMs = 100;

/** Events of the window by which a visitor shows that they want to be left where they are. */
export const takeovers = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Makes scrolling smooth, except with reduced motion (app/styles/app.css). */
function glide(on: boolean): void {
  document.documentElement.toggleAttribute("data-gliding", on);
}

/**
 * Scrolls to an element, smoothly unless reduced motion is asked for, and opens the question that it stands in.
 * @param id the element's id
 * @param offset room that is left above it, in pixels
 * @returns false, with a line in the console, where there is no such element
 */
export function scrollToId(id: string, offset = hashOffsetPx): boolean {
  const element = document.getElementById(id);
  if (!element) {
    console.info(`No section called "${id}" to scroll to.`);
    return false;
  }
  const question = element.closest("details");
  if (question) question.open = true;
  // Sections above that were never laid out have no true height yet (app/ui/loading-script.ts).
  delete document.documentElement.dataset.belowFold;
  glide(true);
  window.scrollTo({ top: (question ?? element).getBoundingClientRect().top + window.scrollY - offset });
  glide(false);
  return true;
}

/**
 * The browser follows a link like `#faq` by itself, into an entry without a state of the router's, which could therefore not
 * bring back its place: this gives it one.
 */
function useRoutedFragments(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (history.state === null) navigate(location, { replace: true, preventScrollReset: true });
  }, [location, navigate]);
}

/**
 * Scrolls to the section that the address names, except after Back and Forward (docs/behavior/routes.md#anchors). To be used once,
 * around every page.
 */
export function useHashScroll(): void {
  const { hash, key, pathname } = useLocation();
  const arrival = useArrival();
  useRoutedFragments();
  const path = useRef("");
  const first = path.current === "";
  const samePage = path.current === pathname;
  // The router scrolls to the section in a layout effect further down the tree: this makes it smooth.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same anchor is clicked again
  useLayoutEffect(() => {
    glide(samePage && arrival !== "history");
    path.current = pathname;
  }, [hash, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same anchor is clicked again
  useEffect(() => {
    glide(false);
    if (!hash[1] || arrival === "history") return;
    const timer = setTimeout(() => scrollToId(fragmentOf(hash)), first ? hashOnLoadDelayMs : 0);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
