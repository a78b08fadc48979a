import type { Migration } from "kysely/migration";
import { addIndex } from "#server/db/change-tables.ts";
import {
  autoIncrement,
  createTables,
  type Engine,
  nullableText,
  nullableTime,
  shopSchema,
  text,
  time,
} from "#server/db/columns.ts";

/** Requests of people about their own data. */
export const dataRequestTables = {
  data_requests: {
    id: autoIncrement,
    /** `export` or `erase`. */
    kind: text,
    /** An e-mail address or an order's reference; null once it is forgotten, as `identity` and `extension`. */
    subject: nullableText,
    subject_hash: text,
    /** Days, such as 2026-11-27. */
    received_on: text,
    due_on: text,
    /** How it was checked that the request is theirs. */
    identity: nullableText,
    /** Why the time to answer was extended. */
    extension: nullableText,
    extended_at: nullableTime,
    username: text,
    at: time,
    done_at: nullableTime,
    done_by: nullableText,
  },
};

/** Makes the migration that adds requests for data. It may be run again after it was interrupted. */
export function dataRequests(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      await createTables(db, engine, schema, dataRequestTables);
      await addIndex(db, { engine, schema, table: "data_requests" }, "data_requests_subject", "(subject_hash)");
    },
  };
}
