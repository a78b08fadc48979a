import { sql } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import { changedRows, countOf, didChange } from "./query-parts.ts";

/** Campaigns that weren't stopped, and are still queued or have mails that wait. */
export const unfinishedCampaigns = (db: Database) =>
  db
    .selectFrom("campaigns")
    .where("stopped_at", "is", null)
    .where(({ eb, exists, or, selectFrom }) => {
      const mails = selectFrom("outbox").select("outbox.id").whereRef("campaign_id", "=", "campaigns.id");
      const waiting = mails.where("outbox.sent_at", "is", null).where("outbox.ended_at", "is", null);
      return or([eb("queued_at", "is", null), exists(waiting)]);
    });

/** Whether a campaign still goes out, with its row locked (SQLite has no `for update`, so a write changes nothing). */
export function lockGoingCampaign(db: Database, id: number): Promise<boolean> {
  const lock = db.updateTable("campaigns").set(({ ref }) => ({ recipients: ref("recipients") }));
  return didChange(lock.where("id", "=", id).where("stopped_at", "is", null));
}

/**
 * Stops a campaign: waiting mails are removed and no more are queued. Null when there is no such campaign; `after`, how
 * many of its mails had left or were just leaving, is null when there was nothing to stop.
 */
export async function stopCampaign(database: DatabaseClient, id: number) {
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
    const stop = { stopped_at: at, stopped_after: after, recipients, queued_at: queued_at ?? at };
    await db.updateTable("campaigns").set(stop).where("id", "=", id).execute();
    return { ...campaign, recipients, after };
  });
}

function removeWaiting(db: Database, id: number): Promise<number> {
  const unsent = db.deleteFrom("outbox").where("campaign_id", "=", id).where("sent_at", "is", null);
  const waiting = unsent.where("ended_at", "is", null);
  const isFree = sql<boolean>`(claimed_until is null or claimed_until <= ${databaseTime(db)})`;
  return changedRows(waiting.where(isFree));
}

const mailsOf = (db: Database, campaignId: number) => db.selectFrom("outbox").where("campaign_id", "=", campaignId);

/** How many mails a campaign has in the outbox, in whatever state. */
export const countMails = (db: Database, campaignId: number): Promise<number> => countOf(mailsOf(db, campaignId));
