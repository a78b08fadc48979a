import { facts } from "#content/catalogue/facts.ts";
import { site } from "#content/site.ts";

const roots: Readonly<Record<string, unknown>> = { facts, site };

function step(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

/**
 * Fills the figures into a sentence of a policy's front matter, where MDX expressions do not reach:
 * `{facts.shop.returnDays}` becomes the number, `{site.privacyEmail}` the address.
 * Throws where a name leads to nothing or to more than one value.
 *
 * @example fillFigures("Return within {facts.shop.returnDays} days.")
 */
export function fillFigures(sentence: string): string {
  return sentence.replace(/\{([\w.]+)\}/g, (_match, path: string) => {
    const value = path.split(".").reduce<unknown>(step, roots);
    if (typeof value === "string" || typeof value === "number") return String(value);
    throw new Error(`No figure is called ${path}: "${sentence}"`);
  });
}
