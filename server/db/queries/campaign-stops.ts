import { sql } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { changedRows, countOf, didChange, type ShopQuery } from "./query-parts.ts";

/** Gives the query of campaigns that weren't stopped, and are still being queued or have mails that wait. */
export const unfinishedCampaigns = (db: Database): ShopQuery<"campaigns"> =>
  db
    .selectFrom("campaigns")
    .where("stopped_at", "is", null)
    .where(({ eb, exists, or, selectFrom }) => {
      const mails = selectFrom("outbox").select("outbox.id").whereRef("campaign_id", "=", "campaigns.id");
      const waiting = mails.where("outbox.sent_at", "is", null).where("outbox.ended_at", "is", null);
      return or([eb("queued_at", "is", null), exists(waiting)]);
    });

/** Gives the query of campaigns whose moment is still to come. */
export const scheduledCampaigns = (db: Database): ShopQuery<"campaigns"> =>
  db.selectFrom("campaigns").where("send_at", "is not", null).where("stopped_at", "is", null);

/**
 * Has a campaign begin now: its moment has come, or staff don't want to wait for it.
 * @returns whether this call did it, so that of several processes one goes on
 */
export const beginScheduled = (db: Database, id: number): Promise<boolean> =>
  didChange(
    db
      .updateTable("campaigns")
      .set({ send_at: null })
      .where("id", "=", id)
      .where("send_at", "is not", null)
      .where("stopped_at", "is", null)
      .where("held", "=", 0),
  );

/**
 * Says, inside a transaction, whether a campaign still goes out. Its row is locked by a write that changes nothing, so
 * that a stop waits until this transaction is over, or this one sees the stop (SQLite has no `for update`).
 */
export function lockGoingCampaign(db: Database, id: number): Promise<boolean> {
  const lock = db.updateTable("campaigns").set(({ ref }) => ({ recipients: ref("recipients") }));
  return didChange(lock.where("id", "=", id).where("stopped_at", "is", null));
}

/** A campaign and what was left of it to stop. */
export type StoppedCampaign = Pick<ShopRow<"campaigns">, "audience" | "subject" | "recipients"> & {
  /** How many of its mails had left, or were with the mail server just then; null when there was nothing to stop. */
  readonly after: number | null;
};

/**
 * Stops a campaign: what nobody took yet is removed from the outbox, and a fill that is still running or was
 * interrupted adds nothing more. A mail that is being sent is finished. Null when there is no such campaign.
 */
export async function stopCampaign(database: DatabaseClient, id: number): Promise<StoppedCampaign | null> {
  return database.transaction(async (db) => {
    const isGoing = await lockGoingCampaign(db, id);
    const columns = ["audience", "subject", "recipients", "queued_at"] as const;
    const row = await db.selectFrom("campaigns").select(columns).where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    const { queued_at, ...campaign } = row;
    const at = new Date().toISOString();
    const removed = isGoing ? await removeWaiting(db, id) : 0;
    if (!isGoing || (removed === 0 && queued_at !== null)) return { ...campaign, after: null };
    const left = await countMails(db, id);
    const after = left - (await countOf(mailsOf(db, id).where("ended_at", "is not", null)));
    const recipients = queued_at === null ? left + removed : campaign.recipients;
    // Queued as far as it ever will be: a version that doesn't know of stops must not go on with it either.
    const stop = { stopped_at: at, stopped_after: after, recipients, queued_at: queued_at ?? at, send_at: null };
    await db.updateTable("campaigns").set(stop).where("id", "=", id).execute();
    return { ...campaign, recipients, after };
  });
}

/** Removes a campaign's mails that no process holds, and gives how many those were. */
function removeWaiting(db: Database, id: number): Promise<number> {
  const unsent = db.deleteFrom("outbox").where("campaign_id", "=", id).where("sent_at", "is", null);
  const waiting = unsent.where("ended_at", "is", null);
  const isFree = sql<boolean>`(claimed_until is null or claimed_until <= ${databaseTime(db)})`;
  return changedRows(waiting.where(isFree));
}

const mailsOf = (db: Database, campaignId: number): ShopQuery<"outbox"> =>
  db.selectFrom("outbox").where("campaign_id", "=", campaignId);

/** Counts the mails that a campaign has in the outbox, in whatever state. */
export const countMails = (db: Database, campaignId: number): Promise<number> => countOf(mailsOf(db, campaignId));
