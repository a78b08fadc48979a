/** From localStorage; null for nothing, undefined where storage is blocked. */
export function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Null forgets it. Where storage is blocked nothing is stored. */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It lasts as long as the page.
  }
}
