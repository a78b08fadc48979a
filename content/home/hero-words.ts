import type { Offer, Offers } from "#content/catalog/offers.ts";
import { moneyText } from "#content/money.ts";
import type { LabeledLink } from "#content/navigation.ts";
import { type ProductSlug, presentation } from "#content/products.ts";

/** "$27.99 instead of $34.99", or the price alone. */
export const priceInstead = ({ price, listPrice }: Offer): string =>
  listPrice === null ? moneyText(price) : `${moneyText(price)} instead of ${moneyText(listPrice)}`;

/** "$28.99 in presale, $35.99 after"; as `priceInstead` while the product isn't on presale. */
export function presalePrice(offer: Offer): string {
  const { kind, price, listPrice } = offer;
  if (kind !== "presale") return priceInstead(offer);
  return `${moneyText(price)} in presale${listPrice === null ? "" : `, ${moneyText(listPrice)} after`}`;
}

/** The panel's first button. @param now where it leads while the product ships at once */
export function buyButton(slug: ProductSlug, { [slug]: { kind, name } }: Offers, now: LabeledLink): LabeledLink {
  const { path } = presentation[slug];
  if (kind === "presale") return { label: "Order at the presale price", href: path };
  return kind === "sold-out" ? { label: `See ${name}`, href: path } : now;
}
