import { subscriptionPages } from "#content/newsletter.ts";
import { presentation, productSlugs } from "#content/products.ts";

/** `newsletter`, a product's slug, or null for a malformed token. For the page's text: the server verifies tokens. */
export function mailingListOfToken(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split(".")[0] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    const list: unknown = typeof claims === "object" && claims !== null ? Reflect.get(claims, "l") : null;
    return typeof list === "string" ? list.replace(/^ship:/, "") : null;
  } catch {
    return null;
  }
}

/** A product's list also after its presale. */
export function mailingListName(list: string | null): string {
  const { lists } = subscriptionPages;
  const product = productSlugs.find((slug) => slug === list);
  return product ? lists.shipDate(presentation[product].name) : lists.newsletter;
}
