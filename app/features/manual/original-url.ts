const key = "originalManualUrl";

/** An address that may be put into the history: a path of this site that was an old manual link. */
const manualPath = /^\/(user-manual|pages\/[\w.~%-]+)(\?[^#]*)?(#.*)?$/;

/**
 * Saves the manual URL that the visitor came from, for the page that shows the manual in its place
 * (docs/behavior/manual-links.md#shown-in-place).
 */
export function saveOriginalManualUrl(address: string): void {
  try {
    localStorage.setItem(key, address);
  } catch {
    // Storage is blocked: the address isn't restored.
  }
}

/** Returns and deletes the saved manual URL; null where there is none or it isn't ours. */
export function takeOriginalManualUrl(): string | null {
  try {
    const address = localStorage.getItem(key);
    localStorage.removeItem(key);
    return address !== null && manualPath.test(address) ? address : null;
  } catch {
    return null;
  }
}
