import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { deleteBeyond, type Page, type PageOf, selectPage } from "./query-parts.ts";

/** What staff do that is noted in the audit log. */
export type AuditAction =
  | "login"
  | "login refused"
  | "logged out everywhere"
  | "export"
  | "subscribers read"
  | "subscriber removed"
  | `subscribers ${"imported" | "import begun" | "import undone"}`
  | "address released"
  | `message ${"marked" | "answered"}`
  | "note added"
  | "complaint marked"
  | `mail ${"tried again" | "dropped"}`
  | "withdrawal marked"
  | `redirect ${"made" | "removed"}`
  | "unanswered search dismissed"
  | "page failure dismissed"
  | "catalog changed"
  | `catalog change ${"scheduled" | "undone"}`
  | `scheduled change ${"made" | "failed" | "cancelled"}`
  | "campaign"
  | `campaign ${"tested" | "stopped" | "sent early"}`
  | `staff ${"added" | "role changed" | "password reset" | "removed"}`
  | `restored work ${"released" | "dropped"}`
  | "password changed"
  | "announcement saved"
  | "questions changed"
  | `settings ${"saved" | "put back"}`
  | "connection tried"
  | "testimonials changed"
  | "reply templates changed"
  | `review ${"published" | "refused" | "answered"}`
  | `article ${"begun" | "published" | "taken back"}`
  | "draft deleted"
  | `policy ${"published" | "put back"}`
  | `backup ${"made" | "downloaded"}`
  | "orders exported"
  | `picture ${"uploaded" | "deleted"}`
  | "gallery changed"
  | `data request ${"recorded" | "extended" | "done" | "removed"}`
  | `person ${"exported" | "erased"}`;

/** Adds an entry to the audit log. @param detail must never hold a password or token */
export async function recordAuditEntry(
  db: Database,
  username: string,
  action: AuditAction,
  detail: string,
): Promise<void> {
  const row = { at: new Date().toISOString(), username: username.slice(0, 100), action, detail };
  await db.insertInto("audit_log").values(row).execute();
}

/** Deletes the entries from before a moment (ISO 8601). */
export async function deleteOldAuditEntries(db: Database, before: string): Promise<void> {
  await db.deleteFrom("audit_log").where("at", "<", before).execute();
}

/** Refused logins are written by whoever tries: this many of the newest stay. */
const maxRefusedLogins = 5_000;

/** Deletes the oldest refused logins beyond `keep`. */
export function pruneRefusedLogins(db: Database, keep: number = maxRefusedLogins): Promise<void> {
  const refused = db.selectFrom("audit_log").where("action", "=", "login refused" satisfies AuditAction);
  return deleteBeyond(db.deleteFrom("audit_log"), "id", refused.orderBy("id", "desc"), keep);
}

/** Reads one page of the audit log, the newest first, and how many entries there are. */
export const listAuditLog = (db: Database, page: Page): Promise<PageOf<ShopRow<"audit_log">>> =>
  selectPage(db.selectFrom("audit_log").selectAll().orderBy("id", "desc"), page);

/** Reads who made backups by the button, by the names of their files: those that the log still knows. */
export async function whoMadeBackups(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = await db
    .selectFrom("audit_log")
    .select(["detail", "username"])
    .where("action", "=", "backup made" satisfies AuditAction)
    .where("detail", "in", [...names, ""])
    .execute();
  return new Map(entries.map(({ detail, username }) => [detail, username]));
}
