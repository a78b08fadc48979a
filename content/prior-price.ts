import { moneyText } from "#content/money.ts";
import type { Money } from "#contract/currency.ts";
/** Directive 98/6/EC, article 6a */
export const priorPriceDays = 30;

/** Beside a struck-through price with PRIOR_PRICE_RULE (docs/law.md). */
export const priorPriceWords = {
  label: `Lowest price of the ${priorPriceDays} days before`,
  /** @param price with its currency */
  note: (price: string): string => `Lowest price in the ${priorPriceDays} days before this reduction: ${price}.`,
  plain: (price: Money): string => `lowest price of the ${priorPriceDays} days before ${moneyText(price)}`,
} as const;
