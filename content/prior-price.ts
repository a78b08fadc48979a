/** Days before a reduction whose lowest price is its prior price (Directive 98/6/EC, article 6a). */
export const priorPriceDays = 30;

/** What stands beside a struck price while PRIOR_PRICE_RULE is on (docs/law.md). */
export const priorPriceWords = {
  label: `Lowest price of the ${priorPriceDays} days before`,
  note: (price: string): string => `Lowest price in the ${priorPriceDays} days before this reduction: $${price}.`,
  /** For a line that other programs read. */
  plain: (price: string): string => `lowest price of the ${priorPriceDays} days before $${price}`,
} as const;
