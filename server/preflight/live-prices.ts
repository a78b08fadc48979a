import { missingSince, type PriceSyncStatus } from "#server/catalog/live-prices.ts";
import { type Finding, findingsOf } from "./finding.ts";

/**
 * Whether a live store's prices arrive.
 * @param status what came of them; null where none are followed, or nobody could read it
 * @param everySeconds how often they are asked for
 */
export function checkLivePrices(status: PriceSyncStatus | null, everySeconds: number, now: Date): Finding[] {
  if (status === null) return [];
  const since = missingSince(status, everySeconds, now.getTime());
  if (since === null && status.last !== null) return [];
  const reason = status.failure ? ` The last try: ${status.failure.reason}.` : "";
  return [
    findingsOf("store").blocking(
      "live-prices",
      since === null
        ? "No price of the live store has arrived yet."
        : `No prices of the live store arrived since ${since}.${reason}`,
      "Pages show older prices, or the shop's own, and the checkout may charge something else.",
      "Start the shop with the settings of the live store and look at /admin/prices: it says why prices don't arrive.",
    ),
  ];
}
