import { z } from "zod";
import { parseUrl } from "./parse-url.ts";

/** Characters that nobody sees and that paste brings along, such as U+200B and bidirectional marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const aroundText = /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu;
/** The two joiners are letters of some domains, so they only go where they stand around the address. */
const joiners = "\u200C\u200D";
/** In a URL these end the host or are decoded, so a domain that holds one would turn into another. */
const notInDomain = /[\s/\\?#:@%[\]]/;
const ascii = /^\p{ASCII}*$/u;

/**
 * Spells a domain as mail servers know it (punycode, RFC 5891): `müller.de` becomes `xn--mller-kva.de`.
 * One in ASCII is returned as it is, and so is one that can't be spelled so.
 */
function asciiDomain(domain: string): string {
  if (ascii.test(domain) || notInDomain.test(domain)) return domain;
  return parseUrl(`http://${domain}`)?.hostname ?? domain;
}

/**
 * Gives a typed e-mail address as it is stored: without invisible characters and full-width forms, its domain in ASCII.
 * It doesn't say whether that is an address: `emailSchema` does.
 */
export function cleanEmail(typed: string): string {
  const plain = typed
    .replaceAll(aroundText, "")
    .replaceAll(invisible, (character) => (joiners.includes(character) ? character : ""))
    .normalize("NFKC")
    .trim();
  const at = plain.lastIndexOf("@") + 1;
  return `${plain.slice(0, at)}${at === 0 ? plain : asciiDomain(plain.slice(at))}`;
}

/** Whether an address has a domain that other mail servers find: one with a dot, and not a number. */
export const hasPublicDomain = (email: string): boolean => /@[^@]+\.[^@.]*[^@.\d][^@.]*$/.test(email);

/** Gives what two spellings of one address have in common, for comparing addresses that `emailSchema` gave. */
export const emailKey = (email: string): string => email.toLowerCase();

/**
 * Spells part of an address, as staff type it into a search, the way addresses are stored: `@Müller.de` finds
 * `@xn--mller-kva.de`. A Unicode domain is found by whole labels only, because punycode has no letters in common with
 * parts.
 */
export function emailSearch(typed: string): string {
  const at = typed.lastIndexOf("@") + 1;
  return emailKey(`${typed.slice(0, at)}${asciiDomain(typed.slice(at))}`);
}

/**
 * What `<input type="email">` takes, cleaned. Longer than 254 characters no mail server takes one; what is typed may be
 * a little longer, because cleaning takes characters away.
 */
export const emailSchema = z
  .string()
  .max(320)
  .transform(cleanEmail)
  .pipe(z.email({ pattern: z.regexes.html5Email }).max(254));
