import { accountKey } from "#server/auth/account-key.ts";
import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { didChange, insertNew } from "./query-parts.ts";

export type UserRow = ShopRow<"users">;

export async function findUser(db: Database, username: string): Promise<UserRow | null> {
  const users = db.selectFrom("users").selectAll().where("username_key", "=", accountKey(username));
  return (await users.executeTakeFirst()) ?? null;
}

export function addUser(db: Database, username: string, name: string, password_hash: string): Promise<boolean> {
  const keys = { username: username.trim(), username_key: accountKey(username) };
  return insertNew(db, "users", { ...keys, name, password_hash, created_at: new Date().toISOString() });
}

export const removeUser = (db: Database, username: string): Promise<boolean> =>
  didChange(db.deleteFrom("users").where("username_key", "=", accountKey(username)));

export const listUsers = (db: Database): Promise<UserRow[]> =>
  db.selectFrom("users").selectAll().orderBy("username_key").execute();
