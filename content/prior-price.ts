import { moneyText } from "#content/money.ts";
import type { Money } from "#contract/currency.ts";

/** How many days back a reduction's prior price is looked for (Directive 98/6/EC, article 6a). */
export const priorPriceDays = 30;

/** What stands beside a struck-through price while PRIOR_PRICE_RULE is on (docs/law.md). */
export const priorPriceWords = {
  label: `Lowest price of the ${priorPriceDays} days before`,
  /** Says on a page what the struck-through price is. @param price with its currency */
  note: (price: string): string => `Lowest price in the ${priorPriceDays} days before this reduction: ${price}.`,
  /** Says the same within a line of plain text. */
  plain: (price: Money): string => `lowest price of the ${priorPriceDays} days before ${moneyText(price)}`,
} as const;
