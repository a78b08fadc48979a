import { daysSince } from "#content/catalog/passed-date.ts";
import { passedDateText } from "#content/catalog-messages.ts";
import type { PassedDate } from "#contract/admin-catalog.ts";
import { dayOfPrinted } from "#contract/printed-date.ts";
import type { Product } from "#contract/product.ts";

/**
 * Ship dates of presales, and the end of a sale whose price is still struck through
 * (docs/behavior/catalog.md#availability).
 * @param announcesSale false under PRIOR_PRICE_RULE
 */
export function passedDates(
  products: readonly Product[],
  { announcesSale, now }: { readonly announcesSale: boolean; readonly now: Date },
): PassedDate[] {
  return products.flatMap(({ id, title, availability, saleEnds, variants }) => {
    const found: PassedDate[] = [];
    const look = (field: PassedDate["field"], printed: string | undefined): void => {
      if (printed === undefined) return;
      const day = dayOfPrinted(printed);
      if (day === null) return;
      const days = daysSince(printed, now);
      if (days === null) return;
      found.push({ product: id, field, printed, day, text: passedDateText(title, field, printed, days) });
    };
    if (availability.kind === "presale") look("shipDate", availability.shipDate);
    if (announcesSale && variants.some(({ originalPrice }) => originalPrice !== undefined)) look("saleEnds", saleEnds);
    return found;
  });
}
