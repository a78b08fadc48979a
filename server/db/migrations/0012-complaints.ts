import type { Migration } from "kysely/migration";
import { addColumn, addIndex } from "#server/db/change-tables.ts";
import { type Engine, nullableText, shopSchema } from "#server/db/columns.ts";

/** The day until which a complaint is to be answered, such as 2026-12-11; null in a message that is no complaint. */
export const complaintColumns = { complaint_due_on: nullableText };

/** Makes the migration that adds complaints to the contact messages. It may be run again after it was interrupted. */
export function complaints(engine: Engine): Migration {
  const place = { engine, schema: shopSchema(engine), table: "contact_messages" };
  return {
    async up(db) {
      await addColumn(db, place, "complaint_due_on", complaintColumns.complaint_due_on);
      const on = "(complaint_due_on) where complaint_due_on is not null";
      await addIndex(db, place, "contact_messages_complaint_due", on);
    },
  };
}
