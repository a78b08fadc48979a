import type { Shop } from "./store.ts";

/** What staff did that somebody may ask about later. */
export type StaffAction =
  | "login"
  | "login refused"
  | "logged out everywhere"
  | "export"
  | "message marked"
  | "withdrawal marked"
  | "redirect made"
  | "redirect removed"
  | "gap closed"
  | "letter"
  | "letter tested"
  | "letter stopped"
  | "person exported"
  | "person erased";

/** Notes what a member of staff did. `detail` never holds a password or a token. */
export async function noteStaffAction(
  shop: Shop,
  username: string,
  action: StaffAction,
  detail: string,
): Promise<void> {
  const at = new Date().toISOString();
  await shop
    .insertInto("staff_actions")
    .values({ at, username: username.slice(0, 100), action, detail })
    .execute();
}

/** Forgets what staff did before then (ISO 8601). */
export async function dropStaffActions(shop: Shop, before: string): Promise<void> {
  await shop.deleteFrom("staff_actions").where("at", "<", before).execute();
}

/** Refused logins are written by whoever tries: this many of the newest are kept. */
const maxRefusedLogins = 5_000;

/** Deletes the oldest refused logins beyond `keep`. */
export async function pruneRefusedLogins(shop: Shop, keep: number = maxRefusedLogins): Promise<void> {
  const refused = "login refused" satisfies StaffAction;
  const oldestKept = await shop
    .selectFrom("staff_actions")
    .select("id")
    .where("action", "=", refused)
    .orderBy("id", "desc")
    .offset(keep - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return;
  await shop.deleteFrom("staff_actions").where("action", "=", refused).where("id", "<", oldestKept.id).execute();
}

/** What staff did, the newest first, and how much there is of it. */
export async function listStaffActions(
  shop: Shop,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: { id: number; at: string; username: string; action: string; detail: string }[]; count: number }> {
  const rows = await shop
    .selectFrom("staff_actions")
    .select(["id", "at", "username", "action", "detail"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await shop
    .selectFrom("staff_actions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}
