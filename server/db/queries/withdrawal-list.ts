import { sql } from "kysely";
import type { z } from "zod";
import { type WithdrawalState, withdrawalState, type withdrawalsQuery } from "#contract/admin-withdrawals.ts";
import type { Database } from "#server/db/database.ts";
import { contains, countByState, pageOf } from "./query-parts.ts";

const searched = ["name", "email", "order_number", "receipt", "items", "message"].map((name) => `withdrawals.${name}`);

export async function listWithdrawals(db: Database, { state, search, ...page }: z.infer<typeof withdrawalsQuery>) {
  let wanted = db.selectFrom("withdrawals");
  if (state !== "all") wanted = wanted.where("withdrawals.state", "=", state);
  if (search !== "") wanted = wanted.where(contains(searched, search));
  const rows = wanted
    .leftJoin("outbox", (join) =>
      join.on(sql<boolean>`outbox.dedupe_key = 'withdrawal ' || withdrawals.receipt`).on("outbox.kind", "=", "receipt"),
    )
    .select(["withdrawals.id", "receipt", "name", "email", "items", "order_number", "message", "at", "state"])
    .select(["receipt_mail", "outbox.id as mail_id", "outbox.sent_at", "outbox.attempts", "outbox.last_error"])
    .orderBy("withdrawals.id", "desc");
  return pageOf(rows, page, wanted);
}

export const countWithdrawals = (db: Database) => countByState(db, "withdrawals", withdrawalState.options);

export async function markWithdrawal(db: Database, id: number, state: WithdrawalState): Promise<string | null> {
  const row = await db
    .updateTable("withdrawals")
    .set({ state, state_at: new Date().toISOString() })
    .where("id", "=", id)
    .returning("receipt")
    .executeTakeFirst();
  return row?.receipt ?? null;
}
