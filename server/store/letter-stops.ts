import type { Selectable } from "kysely";
import type { ShopTables } from "./schema.ts";
import type { Shop, Store } from "./store.ts";

type LetterRow = Selectable<ShopTables["letters"]>;

/**
 * Inside a transaction: whether a letter still goes out. Its row is locked by a write that changes nothing, so that a stop
 * waits until this transaction is over, or this one sees the stop. (SQLite has no `for update`.)
 */
export async function lockGoingLetter(shop: Shop, id: number): Promise<boolean> {
  const locked = await shop
    .updateTable("letters")
    .set(({ ref }) => ({ recipients: ref("recipients") }))
    .where("id", "=", id)
    .where("stopped_at", "is", null)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n;
}

/** A letter and what was left of it to stop. */
export type StoppedLetter = Pick<LetterRow, "audience" | "subject" | "recipients"> & {
  /** How many of its mails had left, or were with the mail server just then; null when there was nothing to stop. */
  readonly after: number | null;
};

/**
 * Stops a letter: what nobody took yet is removed from the outbox, and a fill that is still running or was interrupted adds
 * nothing more. A mail that is being sent is finished. Null when there is no such letter.
 */
export async function stopLetter(store: Store, id: number): Promise<StoppedLetter | null> {
  return store.transaction(async (shop) => {
    const at = new Date().toISOString();
    const row = await shop
      .updateTable("letters")
      .set({ stopped_at: at })
      .where("id", "=", id)
      .where("stopped_at", "is", null)
      .returning(["audience", "subject", "recipients", "queued_at"])
      .executeTakeFirst();
    if (!row) {
      const known = await shop
        .selectFrom("letters")
        .select(["audience", "subject", "recipients"])
        .where("id", "=", id)
        .executeTakeFirst();
      return known ? { ...known, after: null } : null;
    }
    const { queued_at, ...letter } = row;
    const removed = await removeWaiting(shop, id, at);
    if (removed === 0 && queued_at !== null) {
      await shop.updateTable("letters").set({ stopped_at: null }).where("id", "=", id).execute();
      return { ...letter, after: null };
    }
    const after = await countMails(shop, id);
    const recipients = queued_at === null ? after + removed : letter.recipients;
    await shop
      .updateTable("letters")
      // Queued as far as it ever will be: a version that doesn't know of stops must not go on with it either.
      .set({ stopped_after: after, recipients, queued_at: queued_at ?? at })
      .where("id", "=", id)
      .execute();
    return { ...letter, recipients, after };
  });
}

/** Removes a letter's mails that no process holds, and says how many those were. */
async function removeWaiting(shop: Shop, id: number, now: string): Promise<number> {
  const removed = await shop
    .deleteFrom("outbox")
    .where("letter_id", "=", id)
    .where("sent_at", "is", null)
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now)]))
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** How many mails of a letter are in the outbox, sent or not. */
export async function countMails(shop: Shop, letterId: number): Promise<number> {
  const { count } = await shop
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("letter_id", "=", letterId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
