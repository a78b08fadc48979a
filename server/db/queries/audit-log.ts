import type { Database } from "#server/db/database.ts";
import { countOf } from "./query-parts.ts";

export type AuditAction =
  | "login"
  | "login refused"
  | "logged out everywhere"
  | "export"
  | "subscribers read"
  | "message marked"
  | "message answered"
  | "note added"
  | "mail tried again"
  | "withdrawal marked"
  | "redirect made"
  | "redirect removed"
  | "unanswered search dismissed"
  | "catalog changed"
  | "catalog change scheduled"
  | "scheduled change made"
  | "scheduled change failed"
  | "scheduled change cancelled"
  | "catalog change undone"
  | "campaign"
  | "campaign tested"
  | "campaign stopped"
  | "staff added"
  | "staff role changed"
  | "staff password reset"
  | "staff removed"
  | "password changed"
  | "subscriber removed"
  | "announcement saved"
  | "questions changed"
  | "article begun"
  | "article published"
  | "article taken back"
  | "draft deleted"
  | "picture uploaded"
  | "picture deleted"
  | "gallery changed"
  | "person exported"
  | "person erased";

/** Adds an entry to the audit log. `detail` must never hold a password or token. */
export async function recordAuditEntry(
  db: Database,
  username: string,
  action: AuditAction,
  detail: string,
): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto("audit_log")
    .values({ at, username: username.slice(0, 100), action, detail })
    .execute();
}

export async function deleteOldAuditEntries(db: Database, before: string): Promise<void> {
  await db.deleteFrom("audit_log").where("at", "<", before).execute();
}

/** Refused logins are written by whoever tries: this many of the newest stay. */
const maxRefusedLogins = 5_000;

export async function pruneRefusedLogins(db: Database, keep: number = maxRefusedLogins): Promise<void> {
  const refused = "login refused" satisfies AuditAction;
  const oldestKept = await db
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", refused)
    .orderBy("id", "desc")
    .offset(keep - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return;
  await db.deleteFrom("audit_log").where("action", "=", refused).where("id", "<", oldestKept.id).execute();
}

export async function listAuditLog(
  db: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const rows = await db
    .selectFrom("audit_log")
    .select(["id", "at", "username", "action", "detail"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: await countOf(db.selectFrom("audit_log")) };
}
