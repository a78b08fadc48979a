import { randomBytes } from "node:crypto";
import type { User } from "#contract/session.ts";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";
import { didChange, hashOf, insertNew } from "./query-parts.ts";

/** Reads the user of a name, whatever its spelling; null where there is none. */
export async function findUser(db: Database, username: string): Promise<ShopRow<"users"> | null> {
  const users = db.selectFrom("users").selectAll().where("username_key", "=", accountKey(username));
  return (await users.executeTakeFirst()) ?? null;
}

/** Adds a user; false when the name is taken. */
export function addUser(db: Database, username: string, name: string, password_hash: string): Promise<boolean> {
  const keys = { username: username.trim(), username_key: accountKey(username) };
  return insertNew(db, "users", { ...keys, name, password_hash, created_at: new Date().toISOString() });
}

/**
 * Gives a user another password and ends every session of theirs. To be called in a transaction.
 * @returns false when there is no such user
 */
export async function changeUserPassword(db: Database, username: string, password_hash: string): Promise<boolean> {
  const user = await findUser(db, username);
  if (!user) return false;
  await db.updateTable("users").set({ password_hash }).where("id", "=", user.id).execute();
  await db.deleteFrom("sessions").where("user_id", "=", user.id).execute();
  return true;
}

/** Removes a user and with the row every session of theirs; false when there is no such user. */
export const removeUser = (db: Database, username: string): Promise<boolean> =>
  didChange(db.deleteFrom("users").where("username_key", "=", accountKey(username)));

/** Reads all users, sorted by name. */
export const listUsers = (db: Database): Promise<ShopRow<"users">[]> =>
  db.selectFrom("users").selectAll().orderBy("username_key").execute();

/** A login lasts a week; logging out ends it at once. */
export const sessionSeconds = 7 * 24 * 60 * 60;

/** Opens a session of a user and gives its token: 256 random bits in base64url, of which only a hash is stored. */
export async function openSession(db: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const times = { created_at: databaseTime(db), expires_at: databaseTime(db, sessionSeconds * 1000) };
  const row = { id: hashOf(token), user_id: userId, ...times };
  await db.insertInto("sessions").values(row).execute();
  return token;
}

/** Reads the user of a session; null when there is none, it has expired, or it is from the future. */
export async function sessionUser(db: Database, token: string): Promise<User | null> {
  const session = db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.username", "users.name"])
    .where("sessions.id", "=", hashOf(token))
    .where("sessions.expires_at", ">", databaseTime(db))
    .where("sessions.expires_at", "<=", databaseTime(db, sessionSeconds * 1000 + clockSkewMs));
  return (await session.executeTakeFirst()) ?? null;
}

/** Ends a session. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", hashOf(token)).execute();
}

/** Deletes the sessions that have expired. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", databaseTime(db)).execute();
}
