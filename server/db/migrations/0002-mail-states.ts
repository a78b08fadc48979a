import type { Generated } from "kysely";
import type { Migration } from "kysely/migration";
import { addColumn, addIndex } from "#server/db/change-tables.ts";
import {
  column,
  createTables,
  type Engine,
  integer,
  nullableBigint,
  nullableText,
  nullableTime,
  shopSchema,
  text,
  textKey,
  time,
} from "#server/db/columns.ts";

/**
 * What a mail that ended without having been sent has (docs/decisions/mail-states.md); null while it waits or once it
 * is sent.
 */
export const outboxColumns = {
  ended_at: nullableTime,
  /** `refused`, `given-up` or `dropped`. */
  outcome: nullableText,
  /** When the mail server first asked to try this mail again later: two days after that it is given up. */
  deferred_at: nullableTime,
};

/** The tables that this migration adds. */
export const mailTables = {
  /** One row, `outbox`: what all mails and all replicas share. */
  mail_queue: {
    id: textKey,
    /** No mail is tried before; null where the mail server never refused as a whole. */
    rests_until: nullableTime,
    /** How often in a row it rested: each rest is longer. */
    rests: column<Generated<number>>("integer not null default 0"),
    /**
     * Why it rests (server/mail/smtp-verdict.ts), in the mail server's words, and since when; null once a try got
     * through.
     */
    fault: nullableText,
    answer: nullableText,
    since: nullableTime,
    /** With a rate a minute: when the next mail may be tried. */
    next_at: nullableTime,
  },
  /** Addresses that a mail server refused for good, until a mail to them is taken or staff release them. */
  refused_addresses: {
    email_key: textKey,
    at: time,
    /** In the mail server's words. */
    answer: text,
    /** How many campaigns in a row, and the last of them. */
    campaigns: integer,
    last_campaign_id: nullableBigint,
    /** Since when no campaign goes there; null for an address that still gets them. */
    resting_since: nullableTime,
  },
};

const isWaiting = "where sent_at is null and ended_at is null";

/**
 * Indexes as queries need them: the mails that wait, by turn and by campaign, and those that ended unsent, by campaign.
 */
const indexes = [
  ["outbox_waiting", `(priority, next_attempt_at) ${isWaiting}`],
  ["outbox_campaign_waiting", `(campaign_id) ${isWaiting}`],
  ["outbox_campaign_ended", "(campaign_id, outcome) where ended_at is not null"],
] as const;

/**
 * Makes the migration for mails that end: their outcome, the state of the whole queue, and the addresses that refuse.
 * The former version of the shop reads on.
 */
export function mailStates(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      const outbox = { engine, schema, table: "outbox" };
      for (const [name, column] of Object.entries(outboxColumns)) await addColumn(db, outbox, name, column);
      await createTables(db, engine, schema, mailTables);
      for (const [name, on] of indexes) await addIndex(db, outbox, name, on);
    },
  };
}
