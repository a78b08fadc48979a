import type { Shop } from "./store.ts";

/** A mail that this process took for a while. */
export type ClaimedMail = {
  readonly id: number;
  readonly mailId: string;
  readonly attempts: number;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
  readonly createdAt: string;
};

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Takes the next mail that is due, for `leaseMs`. Another process can't take it meanwhile; when this one is killed, the
 * lease runs out and the mail is taken again. Gives null when nothing is due.
 */
export async function claimMail(shop: Shop, leaseMs: number): Promise<ClaimedMail | null> {
  const now = Date.now();
  const free = shop
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("next_at", "<=", iso(now))
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", iso(now))]))
    .orderBy("next_at")
    .limit(1);
  const { id } = (await free.executeTakeFirst()) ?? {};
  if (id === undefined) return null;
  // The conditions again: between the two statements another process may have been quicker.
  const taken = await shop
    .updateTable("outbox")
    .set(({ eb }) => ({ claimed_until: iso(now + leaseMs), attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", iso(now))]))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return claimMail(shop, leaseMs);
  const mail = await shop
    .selectFrom("outbox")
    .innerJoin("messages", "messages.id", "outbox.message_id")
    .select(["outbox.id", "outbox.mail_id", "outbox.attempts"])
    .select(["messages.name", "messages.email", "messages.topic", "messages.message", "messages.created_at"])
    .where("outbox.id", "=", id)
    .executeTakeFirstOrThrow();
  const { mail_id, created_at, ...rest } = mail;
  return { ...rest, mailId: mail_id, createdAt: created_at };
}

/** Keeps a taken mail for another `leaseMs`: it is still being sent. */
export async function renewClaim(shop: Shop, id: number, leaseMs: number): Promise<void> {
  await shop
    .updateTable("outbox")
    .set({ claimed_until: iso(Date.now() + leaseMs) })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** The mail server took it. */
export async function markSent(shop: Shop, id: number): Promise<void> {
  await shop
    .updateTable("outbox")
    .set({ sent_at: iso(Date.now()), claimed_until: null, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** The mail server didn't take it: another try after `delayMs`. */
export async function markFailed(shop: Shop, id: number, delayMs: number, error: string): Promise<void> {
  await shop
    .updateTable("outbox")
    .set({ next_at: iso(Date.now() + delayMs), claimed_until: null, last_error: error.slice(0, 500) })
    .where("id", "=", id)
    .execute();
}

/** How many mails wait. */
export async function countWaiting(shop: Shop): Promise<number> {
  const row = await shop
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
