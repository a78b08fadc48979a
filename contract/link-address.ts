import { parseUrl } from "./parse-url.ts";
import { siteAddress } from "./site-address.ts";

const withScheme = /^(https?:\/\/[^/]|mailto:[^/]|tel:[+\d])/i;

/** The address of a staff-written link: a path, a heading, http(s), mailto or tel. Null for everything else. */
export function linkAddress(text: string): string | null {
  if (/^#[\w-]{1,100}$/.test(text)) return text;
  if (text.startsWith("/")) return siteAddress(text);
  if (!withScheme.test(text) || /[\s\p{Cc}\\<>"'`]/u.test(text)) return null;
  const url = parseUrl(text);
  // A name before the host makes a link look as if it led somewhere else.
  return url?.username === "" && url.password === "" ? url.href : null;
}
