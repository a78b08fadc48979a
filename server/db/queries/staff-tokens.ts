import { randomBytes } from "node:crypto";
import { accountKey } from "#server/auth/account-key.ts";
import type { Database } from "#server/db/database.ts";
import { readState, writeState } from "./app-state.ts";
import { listStaffAccounts, type StaffAccount } from "./staff-accounts.ts";

const key = "staff-tokens-since";

/** The moment since when staff tokens count, as it goes into them; empty where nobody has ended them yet. */
export async function readTokensSince(db: Database): Promise<string> {
  return (await readState(db, key)) ?? "";
}

/** Ends every staff token and every export ticket that is out, for all replicas. */
export async function endStaffTokens(db: Database, now: number = Date.now()): Promise<void> {
  await writeState(db, key, String(now));
  await db.deleteFrom("export_tickets").execute();
}

/**
 * Ends the tokens of every account that isn't as it was: a backup brings back accounts that were removed since, former roles
 * and former passwords, and with them what tokens of that time carry.
 */
export async function endTokensOfOtherAccounts(db: Database, before: readonly StaffAccount[]): Promise<void> {
  const known = new Set(before.map((account) => JSON.stringify(account, Object.keys(account).toSorted())));
  for (const account of await listStaffAccounts(db)) {
    const same = known.has(JSON.stringify(account, Object.keys(account).toSorted()));
    if (!same) await endAccountTokens(db, account.username);
  }
}

/** Ends the tokens of one account, for all replicas: what they carry is compared with a value that is never the same twice. */
export async function endAccountTokens(db: Database, username: string): Promise<void> {
  await db
    .updateTable("staff_accounts")
    .set({ tokens_since: randomBytes(16).toString("base64url") })
    .where("username_key", "=", accountKey(username))
    .execute();
}
