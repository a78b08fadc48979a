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
