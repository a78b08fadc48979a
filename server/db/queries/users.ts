import type { Selectable } from "kysely";
import { accountKey } from "#server/auth/account-key.ts";
import type { Database } from "#server/db/database.ts";
import type { ShopTables } from "#server/db/schema.ts";
import { changedRows } from "./query-parts.ts";

export type UserRow = Selectable<ShopTables["users"]>;

export async function findUser(db: Database, username: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("username_key", "=", accountKey(username))
    .executeTakeFirst();
  return row ?? null;
}

export async function addUser(db: Database, username: string, name: string, password_hash: string): Promise<boolean> {
  const insert = db
    .insertInto("users")
    .values({
      username: username.trim(),
      username_key: accountKey(username),
      name,
      password_hash,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("username_key").doNothing());
  return (await changedRows(insert)) > 0;
}

export async function removeUser(db: Database, username: string): Promise<boolean> {
  return (await changedRows(db.deleteFrom("users").where("username_key", "=", accountKey(username)))) > 0;
}

export async function listUsers(db: Database): Promise<UserRow[]> {
  return db.selectFrom("users").selectAll().orderBy("username_key").execute();
}
