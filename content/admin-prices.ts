import { priorPriceDays } from "./prior-price.ts";

export const pricesText = {
  builtInOnly: "No live store is connected, so prices come from the shop's own catalog.",
  never: "The live store hasn't answered yet: the shop's own prices are shown.",
  asOf: "The live store's prices as of",
  failed: "It couldn't be reached, so the last prices stay. Last try:",
  differences: (count: number): string =>
    count === 1 ? "1 difference" : count === 0 ? "No differences" : `${count} differences`,
  same: (count: number): string => (count === 1 ? "1 price is the shop's own" : `${count} prices are the shop's own`),
  drift: "Set by the live store. Every page shows these.",
  noDrift: "Every price shown is the shop's own.",
  recorded: "Each price has been recorded since",
  rule: `Beside it stands the lowest recorded price of the ${priorPriceDays} days before it began, or nothing.`,
  columns: { variant: "Variant", shown: "Shown", builtIn: "Own catalog", available: "Can be bought" },
  list: "was",
  available: { true: "yes", false: "no", null: "unknown" },
  none: "none",
} as const;
