import { randomBytes } from "node:crypto";
import type { User } from "#contract/session.ts";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";
import { didChange, hashOf, insertNew } from "./query-parts.ts";

export async function findUser(db: Database, username: string): Promise<ShopRow<"users"> | null> {
  const users = db.selectFrom("users").selectAll().where("username_key", "=", accountKey(username));
  return (await users.executeTakeFirst()) ?? null;
}

export function addUser(db: Database, username: string, name: string, password_hash: string): Promise<boolean> {
  const keys = { username: username.trim(), username_key: accountKey(username) };
  return insertNew(db, "users", { ...keys, name, password_hash, created_at: new Date().toISOString() });
}

export const removeUser = (db: Database, username: string): Promise<boolean> =>
  didChange(db.deleteFrom("users").where("username_key", "=", accountKey(username)));

export const listUsers = (db: Database): Promise<ShopRow<"users">[]> =>
  db.selectFrom("users").selectAll().orderBy("username_key").execute();

export const sessionSeconds = 7 * 24 * 60 * 60;

export async function openSession(db: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const times = { created_at: databaseTime(db), expires_at: databaseTime(db, sessionSeconds * 1000) };
  const row = { id: hashOf(token), user_id: userId, ...times };
  await db.insertInto("sessions").values(row).execute();
  return token;
}

/** The user of a session; null when there is none, it has expired, or it is from the future. */
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

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", hashOf(token)).execute();
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", databaseTime(db)).execute();
}
