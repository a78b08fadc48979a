import { useEffect } from "react";
import { useLocation } from "react-router";
import { useArrival } from "#app/lib/arrival.ts";
import { takeOriginalManualUrl } from "./original-url.ts";

/**
 * Restores the old manual link that led to Carbon Finder's manual into the history, one Back away from the page
 * (docs/behavior/carbon-finder.md#tabs). After a link in the same tab it is there already; a document, as in a new tab, has
 * nothing before it.
 * @param slug of the product whose page is shown
 * @param keepsOriginal whether its record asks for this
 */
export function useOriginalManual(slug: string, keepsOriginal: boolean): void {
  const { key } = useLocation();
  const arrival = useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once a visit, which `key` stands for
  useEffect(() => {
    if (!keepsOriginal) return;
    const original = takeOriginalManualUrl();
    if (original === null || arrival !== "load") return;
    const { href } = location;
    const { state } = history;
    history.replaceState({ key: "original-manual", idx: 0 }, "", original);
    history.pushState({ ...state, idx: 1 }, "", href);
  }, [key, slug, keepsOriginal]);
}
