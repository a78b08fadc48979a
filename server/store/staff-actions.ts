import type { Shop } from "./store.ts";

/** What staff did that somebody may ask about later. */
export type StaffAction = "login" | "login refused" | "export";

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
