import { createHash, randomBytes } from "node:crypto";
import { clockSkewMs } from "#server/clock-skew.ts";
import type { Database } from "#server/db/database.ts";

export const sessionSeconds = 7 * 24 * 60 * 60;

const rowId = (token: string): string => createHash("sha256").update(token).digest("base64url");

export async function openSession(db: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  await db
    .insertInto("sessions")
    .values({
      id: rowId(token),
      user_id: userId,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + sessionSeconds * 1000).toISOString(),
    })
    .execute();
  return token;
}

/** The user of a session; null when there is none, it has expired, or it is from the future. */
export async function sessionUser(
  db: Database,
  token: string,
): Promise<{ id: number; username: string; name: string } | null> {
  const now = Date.now();
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.username", "users.name"])
    .where("sessions.id", "=", rowId(token))
    .where("sessions.expires_at", ">", new Date(now).toISOString())
    .where("sessions.expires_at", "<=", new Date(now + sessionSeconds * 1000 + clockSkewMs).toISOString())
    .executeTakeFirst();
  return row ?? null;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", rowId(token)).execute();
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", new Date().toISOString()).execute();
}
