const key = "originalManualUrl";

/** An address that may be put into the history: a path of this site that was an old manual link. */
const manualPath = /^\/(user-manual|pages\/[\w.~%-]+)(\?[^#]*)?(#.*)?$/;

/** Keeps the manual address that a visitor came by, for the page that shows the manual in its place (storefront §2). */
export function keepOriginalManualUrl(address: string): void {
  try {
    localStorage.setItem(key, address);
  } catch {
    // Storage is shut: the address isn't restored.
  }
}

/** Takes the kept manual address, which is then forgotten; null where there is none or it isn't one of ours. */
export function takeOriginalManualUrl(): string | null {
  try {
    const address = localStorage.getItem(key);
    localStorage.removeItem(key);
    return address !== null && manualPath.test(address) ? address : null;
  } catch {
    return null;
  }
}
