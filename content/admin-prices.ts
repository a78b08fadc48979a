import { priorPriceDays } from "./prior-price.ts";

/** Words of the staff screen that compares prices (docs/live-prices.md). */
export const pricesText = {
  title: "Prices",
  intro: "The prices the shop shows, next to the built-in catalog that its texts refer to.",
  builtInOnly: "No live store is connected: every price is the built-in one.",
  never: "The live store hasn't answered yet: the built-in prices are shown.",
  asOf: (time: string): string => `The live store's prices as of ${time}`,
  failed: (time: string, reason: string): string =>
    `It couldn't be reached at ${time}, so the last prices stay: ${reason}`,
  drift: (count: number): string =>
    count === 0
      ? "Every price shown is the built-in one."
      : `${count} ${count === 1 ? "price differs" : "prices differ"} from the built-in catalog: sentences that name a price still say the built-in one until content/catalog is changed.`,
  recorded: (since: string): string => `Each price has been recorded since ${since}.`,
  rule: `Beside it stands the lowest recorded price of the ${priorPriceDays} days before it began, or nothing (PRIOR_PRICE_RULE).`,
  caption: "Prices by variant",
  shown: "Shown",
  builtIn: "Built in",
  canBeBought: "Can be bought",
  available: { yes: "yes", no: "no", unknown: "unknown" },
  differs: "differs",
  none: "none",
} as const;
