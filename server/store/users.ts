import type { Selectable } from "kysely";
import type { ShopTables } from "./schema.ts";
import type { Shop } from "./store.ts";

export type UserRow = Selectable<ShopTables["users"]>;

const keyOf = (username: string): string => username.trim().toLowerCase();

/** The user of that name, whatever the case, or null. */
export async function findUser(shop: Shop, username: string): Promise<UserRow | null> {
  const row = await shop.selectFrom("users").selectAll().where("username_key", "=", keyOf(username)).executeTakeFirst();
  return row ?? null;
}

/** Adds a user. Gives false when the name is taken. */
export async function addUser(shop: Shop, username: string, name: string, password_hash: string): Promise<boolean> {
  const result = await shop
    .insertInto("users")
    .values({
      username: username.trim(),
      username_key: keyOf(username),
      name,
      password_hash,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("username_key").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes a user and, with the row, every session of theirs. Gives false when there is no such user. */
export async function removeUser(shop: Shop, username: string): Promise<boolean> {
  const result = await shop.deleteFrom("users").where("username_key", "=", keyOf(username)).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Everybody, by name. */
export async function listUsers(shop: Shop): Promise<UserRow[]> {
  return shop.selectFrom("users").selectAll().orderBy("username_key").execute();
}
