import { daysSince } from "#content/catalog/passed-date.ts";
import { passedDateText } from "#content/catalog-messages.ts";
import type { PassedDate } from "#contract/admin-catalog.ts";
import { dayOfPrinted } from "#contract/printed-date.ts";
import type { Product } from "#contract/product.ts";

/**
 * Finds the days that the shop announces although they have passed: ship dates of presales, and the end of a sale whose
 * list price staff haven't confirmed since (docs/behavior/catalog.md#availability).
 * @param announcesSale false under PRIOR_PRICE_RULE
 */
export function passedDates(
  products: readonly Product[],
  { announcesSale, now }: { readonly announcesSale: boolean; readonly now: Date },
): PassedDate[] {
  return products.flatMap(({ id, title, availability, saleEnds, confirmedSaleEnd }) => {
    const passed = (field: PassedDate["field"], printed = ""): PassedDate[] => {
      const day = dayOfPrinted(printed);
      const days = daysSince(printed, now);
      if (day === null || days === null) return [];
      return [{ product: id, field, printed, day, text: passedDateText(title, field, printed, days) }];
    };
    const onSale = announcesSale && confirmedSaleEnd !== saleEnds;
    return [
      ...(availability.kind === "presale" ? passed("shipDate", availability.shipDate) : []),
      ...(onSale ? passed("saleEnds", saleEnds) : []),
    ];
  });
}
