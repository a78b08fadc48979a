import { accountSentences } from "./account-link.ts";
import { facts } from "./catalog/facts.ts";
import { site } from "./site.ts";

/** The figures and sentences that MDX texts name, such as `{props.facts.shop.returnDays}` and `{props.account.first}`. */
export const mdxProps = { facts, site, account: accountSentences } as const;

function step(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

/**
 * Puts facts into front matter, where MDX expressions don't work: `{facts.shop.returnDays}`. `{currency}` and
 * `{emails.support}` stay: they are settings, which the page's loader knows.
 * @param sentence a text with names of figures in braces
 * @throws Error for a name that no figure has
 */
export function interpolateFacts(sentence: string): string {
  return sentence.replace(/\{([\w.]+)\}/g, (match, path: string) => {
    if (path === "currency" || path.startsWith("emails.")) return match;
    const value = path.split(".").reduce<unknown>(step, mdxProps);
    if (typeof value === "string" || typeof value === "number") return String(value);
    throw new Error(`No figure is called ${path}: "${sentence}"`);
  });
}
