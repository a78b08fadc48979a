import { sql } from "kysely";
import type { QueueFault } from "#contract/admin-inbox.ts";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";

const id = "outbox";

/** After so long without a fault the next rest is a short one again. */
const forgetMs = 10 * 60_000;

/** Why no mail goes out at the moment: the fault, what the mail server said, since when, and when it is tried again. */
export type QueueRest = {
  readonly fault: QueueFault;
  readonly answer: string;
  readonly since: string;
  readonly until: string | null;
};

const queueRow = (db: Database) => db.selectFrom("mail_queue").where("id", "=", id);

/** Whether a mail may be tried. */
export type MailTurn = {
  /** 0 where it may be tried now, else the milliseconds until it may. */
  readonly waitMs: number;
  /** Whether the queue has rested since a try last got through. */
  readonly afterRest: boolean;
};

/**
 * Asks whether a mail may be tried now, and takes one place of the rate.
 * @param perMinute how many mails all replicas together may try in a minute; null for any number
 */
export async function takeTurn(db: Database, perMinute: number | null): Promise<MailTurn> {
  const columns = ["rests_until", "next_at", "since"] as const;
  const row = await queueRow(db).select(columns).select(databaseTime(db).as("now")).executeTakeFirst();
  const afterRest = Boolean(row?.since);
  const now = Date.parse(row?.now ?? "");
  const restMs = row?.rests_until ? Date.parse(row.rests_until) - now : 0;
  if (restMs > 0) return { waitMs: restMs, afterRest };
  if (perMinute === null) return { waitMs: 0, afterRest };
  const gapMs = 60_000 / perMinute;
  const next_at = databaseTime(db, gapMs);
  // Where it lies further ahead than one gap, the rate was lower or the clock was set back.
  const isFree = sql<boolean>`(mail_queue.next_at is null or mail_queue.next_at <= ${databaseTime(db)}
    or mail_queue.next_at > ${databaseTime(db, gapMs)})`;
  const insert = db.insertInto("mail_queue").values({ id, next_at });
  const taken = await insert
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ next_at }).where(isFree))
    .returning("id")
    .executeTakeFirst();
  if (taken) return { waitMs: 0, afterRest };
  const nextMs = row?.next_at ? Date.parse(row.next_at) - now : gapMs;
  return { waitMs: Math.min(gapMs, Math.max(1, nextMs)), afterRest };
}

/**
 * Has the whole queue rest: each rest is longer than the one before, unless that is ten minutes ago.
 * @param delayOf gives the milliseconds of the n-th rest in a row
 */
export async function restQueue(
  db: Database,
  { fault, answer }: Pick<QueueRest, "fault" | "answer">,
  delayOf: (rests: number) => number,
): Promise<void> {
  const row = await queueRow(db)
    .select(["rests", "rests_until"])
    .select(databaseTime(db, -forgetMs).as("forgotten"))
    .executeTakeFirst();
  const isForgotten = !row?.rests_until || row.rests_until <= row.forgotten;
  const rests = isForgotten ? 1 : row.rests + 1;
  const rest = { rests, rests_until: databaseTime(db, delayOf(rests)), fault, answer: answer.slice(0, 500) };
  // Of replicas that fail together the first one counts.
  const isOver = sql<boolean>`(mail_queue.rests_until is null or mail_queue.rests_until <= ${databaseTime(db)}
    or mail_queue.rests_until > ${databaseTime(db, forgetMs + clockSkewMs)})`;
  await db
    .insertInto("mail_queue")
    .values({ id, ...rest, since: databaseTime(db) })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ ...rest, since: sql<string>`coalesce(mail_queue.since, ${databaseTime(db)})` })
        .where(isOver),
    )
    .execute();
}

/**
 * Notes that a try got through: the queue doesn't rest any more. How long the last rest was is remembered for a while.
 */
export async function endRest(db: Database): Promise<void> {
  await db.updateTable("mail_queue").set({ fault: null, answer: null, since: null }).where("id", "=", id).execute();
}

/** Has the queue tried at once instead of after its rest. */
export async function retryNow(db: Database): Promise<void> {
  await db.updateTable("mail_queue").set({ rests_until: null, rests: 0 }).where("id", "=", id).execute();
}

/** Reads why mail doesn't go out at the moment; null while it does. */
export async function readRest(db: Database): Promise<QueueRest | null> {
  const row = await queueRow(db).select(["fault", "answer", "since", "rests_until"]).executeTakeFirst();
  if (!row?.since || !row.fault) return null;
  return { fault: row.fault, answer: row.answer ?? "", since: row.since, until: row.rests_until };
}
