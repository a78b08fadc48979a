import { type ExpressionBuilder, sql } from "kysely";
import { likePattern } from "./like-pattern.ts";
import type { ShopTables } from "./schema.ts";
import type { Shop } from "./store.ts";

/** What staff made of a message. */
export const messageStates = ["new", "answered", "archived"] as const;
export type MessageState = (typeof messageStates)[number];

/** Which messages: a page of those in a state (or in any) whose name, address or text contains `search`. */
export type InboxAsk = {
  readonly state: MessageState | "all";
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
};

function wanted({ state, search }: Pick<InboxAsk, "state" | "search">) {
  const like = likePattern(search);
  return ({ eb, and, or, lit }: ExpressionBuilder<ShopTables, "messages">) =>
    and([
      state === "all" ? lit(true) : eb("messages.state", "=", state),
      search === ""
        ? lit(true)
        : or([
            sql<boolean>`lower(name) like ${like} escape '\\'`,
            sql<boolean>`lower(email) like ${like} escape '\\'`,
            sql<boolean>`lower(message) like ${like} escape '\\'`,
          ]),
    ]);
}

/** A page of messages with the state of their mail, the newest first, and how many there are of them. */
export async function listInbox(shop: Shop, ask: InboxAsk) {
  const where = wanted(ask);
  const rows = await shop
    .selectFrom("messages")
    .leftJoin("outbox", (join) => join.onRef("outbox.message_id", "=", "messages.id").on("outbox.kind", "=", "contact"))
    .select(["messages.id", "messages.name", "messages.email", "messages.topic", "messages.message"])
    .select(["messages.created_at", "messages.state", "messages.state_at"])
    .select(["outbox.sent_at", "outbox.attempts", "outbox.last_error"])
    .where((eb) => where(eb as ExpressionBuilder<ShopTables, "messages">))
    .orderBy("messages.id", "desc")
    .limit(ask.limit)
    .offset(ask.offset)
    .execute();
  const { count } = await shop
    .selectFrom("messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(where)
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** How many messages are in each state. */
export async function countByState(shop: Shop): Promise<Record<MessageState, number>> {
  const rows = await shop
    .selectFrom("messages")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const of = (state: MessageState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { new: of("new"), answered: of("answered"), archived: of("archived") };
}

/** Marks a message; false when there is none with that id. */
export async function markMessage(shop: Shop, id: number, state: MessageState): Promise<boolean> {
  const { numUpdatedRows } = await shop
    .updateTable("messages")
    .set({ state, state_at: new Date().toISOString() })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The outbox as a whole: how many wait, how many of them were refused before, and the last refusal. */
export async function outboxState(
  shop: Shop,
): Promise<{ waiting: number; failing: number; sent: number; lastSentAt: string | null; lastError: string | null }> {
  const counts = await shop
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.count<number>("sent_at").as("sent"),
      fn.max("sent_at").as("lastSentAt"),
    ])
    .executeTakeFirstOrThrow();
  const failing = await shop
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .executeTakeFirstOrThrow();
  const last = await shop
    .selectFrom("outbox")
    .select("last_error")
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .orderBy("next_at", "desc")
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
