import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { maxStaffAccounts, type StaffRole, staffRole } from "#contract/admin-staff.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { countOf, didChange, insertNew } from "./query-parts.ts";

export type StaffAccount = Omit<ShopRow<"staff_accounts">, "role"> & { readonly role: StaffRole };

function accountOf(row: ShopRow<"staff_accounts"> | undefined): StaffAccount | null {
  const role = staffRole.safeParse(row?.role);
  return row && role.success ? { ...row, role: role.data } : null;
}

export async function findStaffAccount(db: Database, username: string): Promise<StaffAccount | null> {
  const accounts = db.selectFrom("staff_accounts").selectAll().where("username_key", "=", accountKey(username));
  return accountOf(await accounts.executeTakeFirst());
}

export async function listStaffAccounts(db: Database): Promise<StaffAccount[]> {
  const rows = await db.selectFrom("staff_accounts").selectAll().orderBy("username_key").execute();
  return rows.flatMap((row) => accountOf(row) ?? []);
}

/** Adds an account, unless its name is taken or there are as many as there may be. */
export async function addStaffAccount(
  database: DatabaseClient,
  account: { readonly username: string; readonly role: StaffRole; readonly password_hash: string },
): Promise<"added" | "taken" | "full"> {
  return database.transaction(async (db) => {
    // One at a time, so that the count below is still true when the row is written. SQLite has one writer anyway.
    if (database.engine === "postgres") {
      await sql`lock table ${sql.table("shop.staff_accounts")} in share row exclusive mode`.execute(db);
    }
    if ((await findStaffAccount(db, account.username)) !== null) return "taken";
    if ((await countOf(db.selectFrom("staff_accounts"))) >= maxStaffAccounts) return "full";
    const row = { ...account, username_key: accountKey(account.username), created_at: new Date().toISOString() };
    return (await insertNew(db, "staff_accounts", row)) ? "added" : "taken";
  });
}

const updateAccount = (db: Database, username: string, change: Partial<ShopRow<"staff_accounts">>) =>
  didChange(db.updateTable("staff_accounts").set(change).where("username_key", "=", accountKey(username)));

export const changeStaffAccount = (
  db: Database,
  username: string,
  change: { readonly role: StaffRole } | { readonly password_hash: string },
): Promise<boolean> => updateAccount(db, username, change);

export const removeStaffAccount = (db: Database, username: string): Promise<boolean> =>
  didChange(db.deleteFrom("staff_accounts").where("username_key", "=", accountKey(username)));

/** After a restore: ends the tokens of accounts that came back, or with a former role or password. */
export async function endTokensOfOtherAccounts(db: Database, before: readonly StaffAccount[]): Promise<void> {
  for (const account of await listStaffAccounts(db)) {
    const isKnown = before.some((known) => isDeepStrictEqual(known, account));
    if (!isKnown) await endAccountTokens(db, account.username);
  }
}

export async function endAccountTokens(db: Database, username: string): Promise<void> {
  await updateAccount(db, username, { tokens_since: randomBytes(16).toString("base64url") });
}
