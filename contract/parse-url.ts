/**
 * Reads an absolute address, as `URL.parse` does: browsers have that from 2024 on, and `URL.canParse` from 2023 on.
 * @param base for an address that is relative to it
 * @returns null for text that isn't an address
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
