import { priorPriceDays } from "./prior-price.ts";

export const pricesText = {
  builtInOnly: "No live store is connected, so prices come from the built-in catalog.",
  never: "The live store hasn't answered yet: the built-in prices are shown.",
  asOf: "The live store's prices as of",
  failed: "It couldn't be reached, so the last prices stay. Last try:",
  differences: (count: number): string =>
    count === 1 ? "1 difference" : count === 0 ? "No differences" : `${count} differences`,
  same: (count: number): string =>
    count === 1 ? "1 price is the built-in one" : `${count} prices are the built-in ones`,
  drift: "Set at Catalog or by the live store. Every page shows these.",
  noDrift: "Every price shown is the built-in one.",
  recorded: "Each price has been recorded since",
  rule: `Beside it stands the lowest recorded price of the ${priorPriceDays} days before it began, or nothing.`,
  columns: { variant: "Variant", shown: "Shown", builtIn: "Own catalog", available: "Can be bought" },
  list: "was",
  available: { true: "yes", false: "no", null: "unknown" },
  none: "none",
} as const;
