import { type ExpressionBuilder, sql } from "kysely";
import { likePattern } from "./like-pattern.ts";
import type { ShopTables } from "./schema.ts";
import type { Shop } from "./store.ts";

/** What staff made of a withdrawal. */
export type WithdrawalState = "open" | "answered";

/** Which withdrawals: a page of those in a state (or in any) that hold `search`. */
export type WithdrawalsAsk = {
  readonly state: WithdrawalState | "all";
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
};

const searched = ["name", "email", "order_number", "receipt", "items", "message"] as const;

function wanted({ state, search }: Pick<WithdrawalsAsk, "state" | "search">) {
  const like = likePattern(search);
  return ({ eb, and, or, lit }: ExpressionBuilder<ShopTables, "withdrawals">) =>
    and([
      state === "all" ? lit(true) : eb("withdrawals.state", "=", state),
      search === ""
        ? lit(true)
        : or(searched.map((name) => sql<boolean>`lower(${sql.ref(`withdrawals.${name}`)}) like ${like} escape '\\'`)),
    ]);
}

/** A page of withdrawals with the state of the mail that holds their receipt, the newest first, and how many there are. */
export async function listWithdrawals(shop: Shop, ask: WithdrawalsAsk) {
  const where = wanted(ask);
  const rows = await shop
    .selectFrom("withdrawals")
    .leftJoin("outbox", (join) =>
      join.on(sql<boolean>`outbox.once_key = 'withdrawal ' || withdrawals.receipt`).on("outbox.kind", "=", "receipt"),
    )
    .select(["withdrawals.id", "withdrawals.receipt", "withdrawals.name", "withdrawals.email", "withdrawals.items"])
    .select(["withdrawals.order_number", "withdrawals.message", "withdrawals.at", "withdrawals.state"])
    .select("withdrawals.receipt_mail")
    .select(["outbox.id as mail_id", "outbox.sent_at", "outbox.attempts", "outbox.last_error"])
    .where((eb) => where(eb as ExpressionBuilder<ShopTables, "withdrawals">))
    .orderBy("withdrawals.id", "desc")
    .limit(ask.limit)
    .offset(ask.offset)
    .execute();
  const { count } = await shop
    .selectFrom("withdrawals")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(where)
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** How many withdrawals are in each state. */
export async function countWithdrawals(shop: Shop): Promise<Record<WithdrawalState, number>> {
  const rows = await shop
    .selectFrom("withdrawals")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const of = (state: WithdrawalState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { open: of("open"), answered: of("answered") };
}

/** Marks a withdrawal and gives the code of its receipt; null when there is none with that id. */
export async function markWithdrawal(shop: Shop, id: number, state: WithdrawalState): Promise<string | null> {
  const row = await shop
    .updateTable("withdrawals")
    .set({ state, state_at: new Date().toISOString() })
    .where("id", "=", id)
    .returning("receipt")
    .executeTakeFirst();
  return row?.receipt ?? null;
}
