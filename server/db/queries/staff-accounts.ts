import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { maxStaffAccounts, type StaffRole, staffRole } from "#contract/admin-staff.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { countOf, didChange, insertNew } from "./query-parts.ts";

/** A staff account beside the configured one. */
export type StaffAccount = Omit<ShopRow<"staff_accounts">, "role"> & { readonly role: StaffRole };

/** A row whose role is none of ours is no account. */
function accountOf(row: ShopRow<"staff_accounts"> | undefined): StaffAccount | null {
  const role = staffRole.safeParse(row?.role);
  return row && role.success ? { ...row, role: role.data } : null;
}

/** Reads the account of a name, whatever its spelling; null where there is none. */
export async function findStaffAccount(db: Database, username: string): Promise<StaffAccount | null> {
  const accounts = db.selectFrom("staff_accounts").selectAll().where("username_key", "=", accountKey(username));
  return accountOf(await accounts.executeTakeFirst());
}

/** Reads all accounts, sorted by name. */
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

const updateAccount = (db: Database, username: string, change: Partial<ShopRow<"staff_accounts">>): Promise<boolean> =>
  didChange(db.updateTable("staff_accounts").set(change).where("username_key", "=", accountKey(username)));

/** Changes the role or the password of an account, which ends its tokens; false for no such account. */
export const changeStaffAccount = (
  db: Database,
  username: string,
  change: { readonly role: StaffRole } | { readonly password_hash: string },
): Promise<boolean> => updateAccount(db, username, change);

/** Removes an account, which ends its tokens; false for no such account. */
export const removeStaffAccount = (db: Database, username: string): Promise<boolean> =>
  didChange(db.deleteFrom("staff_accounts").where("username_key", "=", accountKey(username)));

/**
 * Ends the tokens of every account that isn't as it was before a restore: a backup brings back accounts that were
 * removed since, former roles and former passwords, and with them what tokens of that time carry.
 */
export async function endTokensOfOtherAccounts(db: Database, before: readonly StaffAccount[]): Promise<void> {
  for (const account of await listStaffAccounts(db)) {
    const isKnown = before.some((known) => isDeepStrictEqual(known, account));
    if (!isKnown) await endAccountTokens(db, account.username);
  }
}

/**
 * Ends the tokens of one account, for all replicas: what they carry is compared with a value that is never the same
 * twice.
 */
export async function endAccountTokens(db: Database, username: string): Promise<void> {
  await updateAccount(db, username, { tokens_since: randomBytes(16).toString("base64url") });
}
