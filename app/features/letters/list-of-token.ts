import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { letterPages } from "#content/letters.ts";

/**
 * Which list the link of a mail is about: `newsletter`, or the slug of a product. Only for the words on the page: whether the
 * token is ours, the server finds out when the button is pressed. Null for something that is no such token.
 */
export function listOfToken(token: string): string | null {
  try {
    const said: unknown = JSON.parse(atob((token.split(".")[0] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    const list: unknown = typeof said === "object" && said !== null ? Reflect.get(said, "l") : null;
    return typeof list === "string" ? list.replace(/^ship:/, "") : null;
  } catch {
    return null;
  }
}

/** What the unsubscribe page calls a list of {@link listOfToken}; a product's also after its presale. */
export function nameOfList(list: string | null): string {
  const { lists } = letterPages.unsubscribe;
  const product = productSlugs.find((slug) => slug === list);
  return product ? lists.shipDate(presentation[product].name) : lists.newsletter;
}
