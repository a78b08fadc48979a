import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";
import { addColumns } from "./add-columns.ts";

/** Whether the receipt of a withdrawal was mailed: too many to one mailbox aren't (docs/law.md). */
export function receiptMails(engine: Engine): Migration {
  return {
    up: (db) => addColumns(db, engine, "withdrawals", { receipt_mail: sql`text not null default 'queued'` }),
  };
}
