import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { subscriptionPages } from "#content/newsletter.ts";

/**
 * The mailing list of a link's token: `newsletter`, or the slug of a product. Only for the page's text: the server
 * verifies the token when the button is pressed. Null for a malformed token.
 */
export function mailingListOfToken(token: string): string | null {
  try {
    const said: unknown = JSON.parse(atob((token.split(".")[0] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    const list: unknown = typeof said === "object" && said !== null ? Reflect.get(said, "l") : null;
    return typeof list === "string" ? list.replace(/^ship:/, "") : null;
  } catch {
    return null;
  }
}

/** What the unsubscribe page calls a list of {@link mailingListOfToken}; a product's also after its presale. */
export function mailingListName(list: string | null): string {
  const { lists } = subscriptionPages.unsubscribe;
  const product = productSlugs.find((slug) => slug === list);
  return product ? lists.shipDate(presentation[product].name) : lists.newsletter;
}
