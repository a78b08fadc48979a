import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { likePattern } from "#server/db/like-pattern.ts";
import type { ShopTables } from "#server/db/schema.ts";

/** The state that staff gave a withdrawal. */
export type WithdrawalState = "open" | "answered";

/** A page of withdrawals by state (or any) that contain `search`. */
export type WithdrawalsQuery = {
  readonly state: WithdrawalState | "all";
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
};

const searched = ["name", "email", "order_number", "receipt", "items", "message"] as const;

function wanted({ state, search }: Pick<WithdrawalsQuery, "state" | "search">) {
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
export async function listWithdrawals(db: Database, ask: WithdrawalsQuery) {
  const where = wanted(ask);
  const rows = await db
    .selectFrom("withdrawals")
    .leftJoin("outbox", (join) =>
      join.on(sql<boolean>`outbox.dedupe_key = 'withdrawal ' || withdrawals.receipt`).on("outbox.kind", "=", "receipt"),
    )
    .select(["withdrawals.id", "withdrawals.receipt", "withdrawals.name", "withdrawals.email", "withdrawals.items"])
    .select(["withdrawals.order_number", "withdrawals.message", "withdrawals.at", "withdrawals.state"])
    .select("withdrawals.receipt_mail")
    .select(["outbox.id as outbox_id", "outbox.sent_at", "outbox.attempts", "outbox.last_error"])
    .where((eb) => where(eb as ExpressionBuilder<ShopTables, "withdrawals">))
    .orderBy("withdrawals.id", "desc")
    .limit(ask.limit)
    .offset(ask.offset)
    .execute();
  const { count } = await db
    .selectFrom("withdrawals")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(where)
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** How many withdrawals are in each state. */
export async function countWithdrawals(db: Database): Promise<Record<WithdrawalState, number>> {
  const rows = await db
    .selectFrom("withdrawals")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const of = (state: WithdrawalState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { open: of("open"), answered: of("answered") };
}

/** Marks a withdrawal and gives the code of its receipt; null when there is none with that id. */
export async function markWithdrawal(db: Database, id: number, state: WithdrawalState): Promise<string | null> {
  const row = await db
    .updateTable("withdrawals")
    .set({ state, state_at: new Date().toISOString() })
    .where("id", "=", id)
    .returning("receipt")
    .executeTakeFirst();
  return row?.receipt ?? null;
}
