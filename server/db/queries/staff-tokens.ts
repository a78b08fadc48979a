import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { accountKey } from "#server/auth/account-key.ts";
import type { Database } from "#server/db/database.ts";
import { readState, writeState } from "./app-state.ts";
import { listStaffAccounts, type StaffAccount } from "./staff-accounts.ts";

const key = "staff-tokens-since";

export async function readTokensSince(db: Database): Promise<string> {
  return (await readState(db, key)) ?? "";
}

export async function endStaffTokens(db: Database, now: number = Date.now()): Promise<void> {
  await writeState(db, key, String(now));
  await db.deleteFrom("export_tickets").execute();
}

/** After a restore: ends the tokens of accounts that came back, or with a former role or password. */
export async function endTokensOfOtherAccounts(db: Database, before: readonly StaffAccount[]): Promise<void> {
  for (const account of await listStaffAccounts(db)) {
    const isKnown = before.some((known) => isDeepStrictEqual(known, account));
    if (!isKnown) await endAccountTokens(db, account.username);
  }
}

export async function endAccountTokens(db: Database, username: string): Promise<void> {
  await db
    .updateTable("staff_accounts")
    .set({ tokens_since: randomBytes(16).toString("base64url") })
    .where("username_key", "=", accountKey(username))
    .execute();
}
