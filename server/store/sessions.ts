import { createHash, randomBytes } from "node:crypto";
import type { Shop } from "./store.ts";

/** A login lasts a week; logging out ends it at once. */
export const sessionSeconds = 7 * 24 * 60 * 60;

const rowId = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Opens a session and gives what its cookie holds: 256 random bits. */
export async function openSession(shop: Shop, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  await shop
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

/** Whose session it is, or null when there is none or it is over. */
export async function sessionUser(
  shop: Shop,
  token: string,
): Promise<{ id: number; username: string; name: string } | null> {
  const row = await shop
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.username", "users.name"])
    .where("sessions.id", "=", rowId(token))
    .where("sessions.expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a session. */
export async function closeSession(shop: Shop, token: string): Promise<void> {
  await shop.deleteFrom("sessions").where("id", "=", rowId(token)).execute();
}

/** Forgets the sessions that are over. */
export async function dropOldSessions(shop: Shop): Promise<void> {
  await shop.deleteFrom("sessions").where("expires_at", "<=", new Date().toISOString()).execute();
}
