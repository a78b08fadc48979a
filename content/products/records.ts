import type { ProductSlug, products, TrackerId } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { productOfTracker, trackers } from "#content/trackers.ts";
import { carbonFinderRecord } from "./carbon-finder/record.ts";
import { incardFinderRecord } from "./incard-finder/record.ts";
import type { ProductRecord, TrackerRecord } from "./product-record.ts";
import { tagigoRecord } from "./tagigo/record.ts";

type Records = {
  readonly [Product in (typeof products)[number] as Product["slug"]]: ProductRecord<Product>;
};

const records: Records = {
  "incard-finder": incardFinderRecord,
  tagigo: tagigoRecord,
  "carbon-finder": carbonFinderRecord,
};

/** All that pages say of each product. For the server: pages get what they show from their loaders. */
export const productRecords: Readonly<Record<ProductSlug, ProductRecord>> = records;

const trackerRecords: Readonly<Record<TrackerId, TrackerRecord>> = recordOf(
  trackers.map(({ id }) => id),
  (id) => {
    const record = productRecords[productOfTracker(id)].trackers[id];
    if (!record) throw new Error(`the record of ${productOfTracker(id)} says nothing of ${id}`);
    return record;
  },
);

/** Gives what help, comparison and guides say of a tracker. */
export const trackerRecord = (id: TrackerId): TrackerRecord => trackerRecords[id];
