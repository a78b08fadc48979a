import { createHash, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { ShopTables } from "./schema.ts";
import type { Shop, Store } from "./store.ts";

/** What a visitor wrote (back-office §3). */
export type NewMessage = {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
};
export type MessageRow = Selectable<ShopTables["messages"]>;

const onceKey = (message: NewMessage, day: string): string =>
  createHash("sha256")
    .update(JSON.stringify([day, message.name, message.email, message.topic, message.message]))
    .digest("base64url");

/**
 * Keeps a message and the mail it causes, both or neither. The same message again on the same day is the same message,
 * so that somebody who tries again after a lost answer doubles nothing. Gives whether it is new.
 */
export async function keepMessage(store: Store, message: NewMessage, mailDomain: string): Promise<boolean> {
  const now = new Date().toISOString();
  return store.transaction(async (shop) => {
    const row = await shop
      .insertInto("messages")
      .values({ ...message, created_at: now, once_key: onceKey(message, now.slice(0, 10)) })
      .onConflict((conflict) => conflict.column("once_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await shop
      .insertInto("outbox")
      .values({ message_id: row.id, mail_id: `<${randomUUID()}@${mailDomain}>`, attempts: 0, next_at: now })
      .execute();
    return true;
  });
}

/** The newest messages with the state of their mail, for staff (rulings, Login and staff). */
export async function listMessages(
  shop: Shop,
  limit: number,
  offset: number,
): Promise<(MessageRow & { sent_at: string | null; attempts: number | null })[]> {
  return (
    shop
      .selectFrom("messages")
      .leftJoin("outbox", "outbox.message_id", "messages.id")
      // One by one: SQLite takes no star behind a schema.
      .select(["messages.id", "messages.name", "messages.email", "messages.topic", "messages.message"])
      .select(["messages.created_at", "messages.once_key", "outbox.sent_at", "outbox.attempts"])
      .orderBy("messages.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute()
  );
}
