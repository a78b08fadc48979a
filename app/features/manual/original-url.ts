import { useEffect } from "react";
import { useLocation } from "react-router";
import { useArrival } from "#app/lib/arrival.ts";
import { storedText, storeText } from "#app/lib/stored-text.ts";

const key = "originalManualUrl";

/** A path of this site that was an old manual link, safe to be put into the history. */
const manualPath = /^\/(user-manual|pages\/[\w.~%-]+)(\?[^#]*)?(#.*)?$/;

/** Kept for the page that shows the manual in its place (docs/behavior/manual-links.md#shown-in-place). */
export function saveOriginalManualUrl(address: string): void {
  storeText(key, address);
}

/** Null where there is none or it isn't ours. */
export function takeOriginalManualUrl(): string | null {
  const address = storedText(key) ?? null;
  storeText(key, null);
  return address !== null && manualPath.test(address) ? address : null;
}

/**
 * Restores the old manual link that led to Carbon Finder's manual into the history, one Back away from the page
 * (docs/behavior/carbon-finder.md#tabs). After a link in the same tab it is there already; a document, as in a new tab, has
 * nothing before it.
 */
export function useOriginalManual(slug: string): void {
  const { key } = useLocation();
  const arrival = useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once a visit, which `key` stands for
  useEffect(() => {
    if (slug !== "carbon-finder") return;
    const original = takeOriginalManualUrl();
    if (original === null || arrival !== "load") return;
    const { href } = location;
    const { state } = history;
    history.replaceState({ key: "original-manual", idx: 0 }, "", original);
    history.pushState({ ...state, idx: 1 }, "", href);
  }, [key, slug]);
}
