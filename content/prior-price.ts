/** Directive 98/6/EC, article 6a */
export const priorPriceDays = 30;

/** Beside a struck-through price with PRIOR_PRICE_RULE (docs/law.md). */
export const priorPriceWords = {
  label: `Lowest price of the ${priorPriceDays} days before`,
  note: (price: string): string => `Lowest price in the ${priorPriceDays} days before this reduction: $${price}.`,
  plain: (price: string): string => `lowest price of the ${priorPriceDays} days before $${price}`,
} as const;
