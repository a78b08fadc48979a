import { type ProductSlug, products, type TrackerId } from "./products.ts";
import { recordOf } from "./record-of.ts";

export type { TrackerId } from "./products.ts";

/** A tracker, and the product that it is sold as. */
export type SoldTracker = { readonly id: TrackerId; readonly name: string; readonly product: ProductSlug };

/** Every tracker, in the order of the products. */
export const trackers: readonly SoldTracker[] = products.flatMap<SoldTracker>(({ slug, trackers }) =>
  trackers.map(({ id, name }) => ({ id, name, product: slug })),
);

/** The ids of every tracker, in the order of the products. */
export const trackerIds: readonly TrackerId[] = trackers.map(({ id }) => id);

const byId = new Map(trackers.map((tracker) => [tracker.id, tracker]));

/** What each tracker is called. */
export const trackerNames: Readonly<Record<TrackerId, string>> = recordOf(trackerIds, (id) => byId.get(id)?.name ?? id);

/**
 * Gives the product that a tracker is sold as.
 * @throws Error for a name that no tracker has, which only data from outside could hold
 */
export function productOfTracker(tracker: TrackerId): ProductSlug {
  const found = byId.get(tracker);
  if (!found) throw new Error(`there is no tracker ${tracker}`);
  return found.product;
}
