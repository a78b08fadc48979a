import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useArrival } from "./arrival.ts";
import { fragmentOf } from "./fragment.ts";

/** docs/behavior/routes.md#anchors */
export const hashOffsetPx = 80;
/** docs/behavior/routes.md#anchors */
export const hashOnLoadDelayMs = 100;

/** What a visitor does who wants to be left where they are. */
export const takeovers = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

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

/** Scrolls to the section of the address, except after Back and Forward (docs/behavior/routes.md#anchors). */
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
