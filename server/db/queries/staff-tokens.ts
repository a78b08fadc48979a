import type { Database } from "#server/db/database.ts";
import { readState, writeState } from "./app-state.ts";

const key = "staff-tokens-since";

/** The moment since when staff tokens count, as it goes into them; empty where nobody has ended them yet. */
export async function readTokensSince(db: Database): Promise<string> {
  return (await readState(db, key)) ?? "";
}

/** Ends every staff token and every export ticket that is out, for all replicas. */
export async function endStaffTokens(db: Database, now: number = Date.now()): Promise<void> {
  await writeState(db, key, String(now));
  await db.deleteFrom("export_tickets").execute();
}
