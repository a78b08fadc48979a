import type { Migration } from "kysely/migration";
import { addIndex } from "#server/db/change-tables.ts";
import { type Engine, shopSchema } from "#server/db/columns.ts";

/** Makes the migration that adds an index of the mails that went out, by the moment. It may be run again after it was interrupted. */
export function sentMails(engine: Engine): Migration {
  const outbox = { engine, schema: shopSchema(engine), table: "outbox" };
  return {
    up: (db) => addIndex(db, outbox, "outbox_sent", "(sent_at) where sent_at is not null"),
  };
}
