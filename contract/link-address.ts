import { parseUrl } from "./parse-url.ts";
import { siteAddress } from "./site-address.ts";

const withScheme = /^(https?:\/\/[^/]|mailto:[^/]|tel:[+\d])/i;

/**
 * Gives the address that a link of a staff-written text leads to: a path of this site, a heading of the same page
 * (`#name`), or an address that begins with http://, https://, mailto: or tel:. Null for everything else, such as
 * `javascript:` and `//host`.
 */
export function linkAddress(text: string): string | null {
  if (/^#[\w-]{1,100}$/.test(text)) return text;
  if (text.startsWith("/")) return siteAddress(text);
  if (!withScheme.test(text) || /[\s\p{Cc}\\<>"'`]/u.test(text)) return null;
  const url = parseUrl(text);
  // A name before the host makes a link look as if it led somewhere else.
  return url?.username === "" && url.password === "" ? url.href : null;
}
