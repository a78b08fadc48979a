import { priorPriceDays } from "./prior-price.ts";

/** Words of the staff screen that compares prices (docs/live-prices.md). */
export const pricesText = {
  builtInOnly: "No live store is connected, so prices come from the shop's own catalog.",
  never: "The live store hasn't answered yet: the shop's own prices are shown.",
  asOf: "The live store's prices as of",
  failed: "It couldn't be reached, so the last prices stay. Last try:",
  /**
   * Warns that the live store gives no prices.
   * @param since the moment in words
   * @param hasLast whether it gave some before
   */
  missing: (since: string, hasLast: boolean): string => {
    const shown = hasLast ? "the last ones" : "the shop's own";
    return `The live store's prices haven't arrived since ${since}. Every page shows ${shown}, which may not be what the store charges.`;
  },
  takeOver: "Take over the store's prices",
  takeOverQuestion: {
    question: "Take over the store's prices?",
    text: "What the live store charges becomes the shop's own prices, so that nothing differs any more. It stands in the catalog's history.",
    confirm: "Yes, take them over",
  },
  takenOver: "The store's prices are the shop's own now",
  /** Heads the prices that the live store sets otherwise than the shop's own catalog. */
  differences: (count: number): string => {
    if (count === 0) return "No differences";
    return count === 1 ? "1 difference" : `${count} differences`;
  },
  /** Heads the prices that are the same in both. */
  same: (count: number): string => (count === 1 ? "1 price is the shop's own" : `${count} prices are the shop's own`),
  drift: "Set by the live store. Every page shows these. If that is meant, take them over.",
  noDrift: "Every price shown is the shop's own.",
  recorded: "Each price has been recorded since",
  rule: `Beside it stands the lowest recorded price of the ${priorPriceDays} days before it began, or nothing.`,
  columns: { variant: "Variant", shown: "Shown", builtIn: "Own catalog", available: "Can be bought" },
  /** Stands before a struck-through price. */
  list: "was",
  available: { true: "yes", false: "no", null: "unknown" },
  none: "none",
} as const;
