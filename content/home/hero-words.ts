import type { Offer, Offers } from "#content/catalog/offers.ts";
import { moneyText } from "#content/money.ts";
import type { LabeledLink } from "#content/navigation.ts";
import { type ProductSlug, presentation } from "#content/products.ts";

/** Says what a product costs: "$27.99 instead of $34.99", or the price alone. */
export const priceInstead = ({ price, listPrice }: Offer): string =>
  listPrice === null ? moneyText(price) : `${moneyText(price)} instead of ${moneyText(listPrice)}`;

/**
 * Says what a product on presale costs: "$28.99 in presale, $35.99 after". Says the same as `priceInstead` for any
 * other one.
 */
export function presalePrice(offer: Offer): string {
  const { kind, price, listPrice } = offer;
  if (kind !== "presale") return priceInstead(offer);
  return `${moneyText(price)} in presale${listPrice === null ? "" : `, ${moneyText(listPrice)} after`}`;
}

/**
 * Makes the first button of a product's panel on home.
 * @param now the button while the product ships at once
 */
export function buyButton(slug: ProductSlug, { [slug]: { kind, name } }: Offers, now: LabeledLink): LabeledLink {
  const { path } = presentation[slug];
  if (kind === "presale") return { label: "Order at the presale price", href: path };
  return kind === "sold-out" ? { label: `See ${name}`, href: path } : now;
}
