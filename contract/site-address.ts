import { parseUrl } from "./parse-url.ts";

/**
 * Control characters, halves of surrogate pairs, line separators, and the marks that turn the reading direction round.
 */
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const base = "http://this-site.invalid";

/**
 * Gives a path of this site, perhaps with query and fragment, as a browser writes it into its address line:
 * percent-encoded, so that it fits into a `Location` header whatever was typed. Null for what no browser would follow
 * to a page of this site: another host, also one reached by `..`, a blank, a control character.
 */
export function siteAddress(text: string): string | null {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(text) || forbidden.test(text)) return null;
  const url = parseUrl(text, base);
  if (url?.origin !== base) return null;
  const address = url.pathname + url.search + url.hash;
  return address.startsWith("//") ? null : address;
}

/**
 * One encoded byte in its one spelling: plain where it needn't be encoded (RFC 3986, 6.2.2.2), else in capital letters.
 */
function plainByte(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
}

/**
 * Gives the path of an address in one spelling for comparing, `/%61b` as `/ab`; null where it is no address of this
 * site.
 */
export function pathKey(address: string): string | null {
  const path = siteAddress(address)?.split(/[?#]/, 1)[0];
  return path?.replace(/%[\da-f]{2}/gi, plainByte) ?? null;
}
