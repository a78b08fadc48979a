import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { likePattern } from "#server/db/like-pattern.ts";
import type { ShopTables } from "#server/db/schema.ts";

/** The state that staff gave a message. */
export const messageStates = ["new", "answered", "archived"] as const;
export type MessageState = (typeof messageStates)[number];

/** A page of messages by state (or any), whose name, address or text contains `search`. */
export type InboxQuery = {
  readonly state: MessageState | "all";
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
};

function wanted({ state, search }: Pick<InboxQuery, "state" | "search">) {
  const like = likePattern(search);
  return ({ eb, and, or, lit }: ExpressionBuilder<ShopTables, "contact_messages">) =>
    and([
      state === "all" ? lit(true) : eb("contact_messages.state", "=", state),
      search === ""
        ? lit(true)
        : or([
            sql<boolean>`lower(name) like ${like} escape '\\'`,
            sql<boolean>`lower(email) like ${like} escape '\\'`,
            sql<boolean>`lower(message) like ${like} escape '\\'`,
          ]),
    ]);
}

/** A page of messages with the state of their mail, newest first, and the total count. */
export async function listInbox(db: Database, ask: InboxQuery) {
  const where = wanted(ask);
  const rows = await db
    .selectFrom("contact_messages")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.contact_message_id", "=", "contact_messages.id").on("outbox.kind", "=", "contact"),
    )
    .select([
      "contact_messages.id",
      "contact_messages.name",
      "contact_messages.email",
      "contact_messages.topic",
      "contact_messages.message",
    ])
    .select(["contact_messages.created_at", "contact_messages.state", "contact_messages.state_at"])
    .select(["outbox.sent_at", "outbox.attempts", "outbox.last_error"])
    .where((eb) => where(eb as ExpressionBuilder<ShopTables, "contact_messages">))
    .orderBy("contact_messages.id", "desc")
    .limit(ask.limit)
    .offset(ask.offset)
    .execute();
  const { count } = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(where)
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** How many messages are in each state. */
export async function countByState(db: Database): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const of = (state: MessageState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { new: of("new"), answered: of("answered"), archived: of("archived") };
}

/** Marks a message; false when there is none with that id. */
export async function markMessage(db: Database, id: number, state: MessageState): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_messages")
    .set({ state, state_at: new Date().toISOString() })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Totals of the outbox: pending, failing, and the last error. */
export async function outboxState(
  db: Database,
): Promise<{ waiting: number; failing: number; sent: number; lastSentAt: string | null; lastError: string | null }> {
  const counts = await db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.count<number>("sent_at").as("sent"),
      fn.max("sent_at").as("lastSentAt"),
    ])
    .executeTakeFirstOrThrow();
  const failing = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom("outbox")
    .select("last_error")
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .orderBy("next_attempt_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const sent = Number(counts.sent);
  return {
    waiting: Number(counts.all) - sent,
    failing: Number(failing.count),
    sent,
    lastSentAt: counts.lastSentAt,
    lastError: last?.last_error ?? null,
  };
}
