import type { Migration } from "kysely/migration";
import { addIndex } from "#server/db/change-tables.ts";
import { createTables, type Engine, shopSchema, text, textKey, time } from "#server/db/columns.ts";

/** Buyers whom one mail will ask for a review. A row goes as soon as its mail is in the outbox. */
export const reviewRequestTables = {
  review_requests: {
    /** A hash of the payment's id, as `recorded_orders.key` is. */
    order_key: textKey,
    email: text,
    /** As `emailKey` makes it. */
    email_key: text,
    /** The slugs of what was bought, separated by `~`. */
    products: text,
    due_at: time,
  },
};

/** Makes the migration that adds the requests for reviews. It may be run again after it was interrupted. */
export function reviewRequests(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      await createTables(db, engine, schema, reviewRequestTables);
      const at = { engine, schema, table: "review_requests" };
      await addIndex(db, at, "review_requests_due", "(due_at)");
      await addIndex(db, at, "review_requests_email", "(email_key)");
    },
  };
}
