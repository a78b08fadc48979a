const key = "originalManualUrl";

/** A path of this site that was an old manual link, safe to be put into the history. */
const manualPath = /^\/(user-manual|pages\/[\w.~%-]+)(\?[^#]*)?(#.*)?$/;

/** For the page that shows the manual in its place (docs/behavior/manual-links.md#shown-in-place). */
export function saveOriginalManualUrl(address: string): void {
  try {
    localStorage.setItem(key, address);
  } catch {
    // Storage is blocked: the address isn't restored.
  }
}

/** Null where there is none or it isn't ours. */
export function takeOriginalManualUrl(): string | null {
  try {
    const address = localStorage.getItem(key);
    localStorage.removeItem(key);
    return address !== null && manualPath.test(address) ? address : null;
  } catch {
    return null;
  }
}
