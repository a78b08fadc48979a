import type { Selectable } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopTables } from "#server/db/schema.ts";
import { countOf } from "./query-parts.ts";

type CampaignRow = Selectable<ShopTables["campaigns"]>;

/**
 * Inside a transaction: whether a campaign still goes out. Its row is locked by a write that changes nothing, so that a stop
 * waits until this transaction is over, or this one sees the stop. (SQLite has no `for update`.)
 */
export async function lockGoingCampaign(db: Database, id: number): Promise<boolean> {
  const locked = await db
    .updateTable("campaigns")
    .set(({ ref }) => ({ recipients: ref("recipients") }))
    .where("id", "=", id)
    .where("stopped_at", "is", null)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n;
}

/** A campaign and what was left of it to stop. */
export type StoppedCampaign = Pick<CampaignRow, "audience" | "subject" | "recipients"> & {
  /** How many of its mails had left, or were with the mail server just then; null when there was nothing to stop. */
  readonly after: number | null;
};

/**
 * Stops a campaign: what nobody took yet is removed from the outbox, and a fill that is still running or was interrupted adds
 * nothing more. A mail that is being sent is finished. Null when there is no such campaign.
 */
export async function stopCampaign(database: DatabaseClient, id: number): Promise<StoppedCampaign | null> {
  return database.transaction(async (db) => {
    const at = new Date().toISOString();
    const row = await db
      .updateTable("campaigns")
      .set({ stopped_at: at })
      .where("id", "=", id)
      .where("stopped_at", "is", null)
      .returning(["audience", "subject", "recipients", "queued_at"])
      .executeTakeFirst();
    if (!row) {
      const known = await db
        .selectFrom("campaigns")
        .select(["audience", "subject", "recipients"])
        .where("id", "=", id)
        .executeTakeFirst();
      return known ? { ...known, after: null } : null;
    }
    const { queued_at, ...campaign } = row;
    const removed = await removeWaiting(db, id, at);
    if (removed === 0 && queued_at !== null) {
      await db.updateTable("campaigns").set({ stopped_at: null }).where("id", "=", id).execute();
      return { ...campaign, after: null };
    }
    const after = await countMails(db, id);
    const recipients = queued_at === null ? after + removed : campaign.recipients;
    await db
      .updateTable("campaigns")
      // Queued as far as it ever will be: a version that doesn't know of stops must not go on with it either.
      .set({ stopped_after: after, recipients, queued_at: queued_at ?? at })
      .where("id", "=", id)
      .execute();
    return { ...campaign, recipients, after };
  });
}

/** Removes a campaign's mails that no process holds, and says how many those were. */
async function removeWaiting(db: Database, id: number, now: string): Promise<number> {
  const removed = await db
    .deleteFrom("outbox")
    .where("campaign_id", "=", id)
    .where("sent_at", "is", null)
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now)]))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** How many mails of a campaign are in the outbox, sent or not. */
export const countMails = (db: Database, campaignId: number): Promise<number> =>
  countOf(db.selectFrom("outbox").where("campaign_id", "=", campaignId));
