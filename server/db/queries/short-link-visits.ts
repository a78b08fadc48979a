import type { Database } from "#server/db/database.ts";
import { addedUp, upsert } from "./query-parts.ts";

/** Counts one more visit of a short link, by its code and day in UTC. Nothing about the visitor is stored. */
export async function recordShortLinkVisit(db: Database, code: string, now: Date = new Date()): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const row = { id: `${day} ${code}`, day, code, count: 1 };
  await upsert(db, "short_link_visits", "id", row, { count: addedUp("short_link_visits.count") });
}
