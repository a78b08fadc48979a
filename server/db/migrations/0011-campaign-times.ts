import type { Migration } from "kysely/migration";
import { addColumn } from "#server/db/change-tables.ts";
import { column, type Engine, nullableText, nullableTime, shopSchema } from "#server/db/columns.ts";

/** What a campaign has besides: when and how fast it goes, and by whose name. */
export const campaignColumns = {
  /** When it is to go; null for one that went at once, or that has begun. */
  send_at: nullableTime,
  /** How many of its mails may be tried in a minute; null for as many as all mails may. */
  per_minute: column<number | null>("integer"),
  /** With a rate: when its next mail may be tried. */
  next_mail_at: nullableTime,
  /** The sender's name beside the shop's address; null for the one that all mails have. */
  sender_name: nullableText,
};

/** What a mail of the outbox has besides, if it is none of a campaign's. */
export const outboxColumns = {
  /** As a campaign's. */
  sender_name: nullableText,
};

/** Makes the migration that adds these columns. It may be run again after it was interrupted. */
export function campaignTimes(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      for (const [table, columns] of Object.entries({ campaigns: campaignColumns, outbox: outboxColumns })) {
        for (const [name, column] of Object.entries(columns))
          await addColumn(db, { engine, schema, table }, name, column);
      }
    },
  };
}
