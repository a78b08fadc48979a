import type { StaffRole } from "#contract/admin-staff.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { type AuditAction, recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { addStaffAccount, changeStaffAccount, removeStaffAccount } from "#server/db/queries/staff-accounts.ts";
import { hashPassword } from "./passwords.ts";

// What the staff screen and `npm run staff` do to an account. `by` is who did it, as the audit log names them.

/** Adds an account and notes it, unless its name is taken or there are as many as there may be. */
export async function addStaffMember(
  database: DatabaseClient,
  by: string,
  { username, role, password }: { readonly username: string; readonly role: StaffRole; readonly password: string },
): Promise<"added" | "taken" | "full"> {
  const outcome = await addStaffAccount(database, { username, role, password_hash: await hashPassword(password) });
  if (outcome === "added") await recordAuditEntry(database.db, by, "staff added", `${username}, ${role}`);
  return outcome;
}

/** Notes a change in the audit log if it was made, and gives whether it was. */
async function recorded(
  db: Database,
  by: string,
  made: boolean,
  action: AuditAction,
  detail: string,
): Promise<boolean> {
  if (made) await recordAuditEntry(db, by, action, detail);
  return made;
}

/** Gives an account another role and notes it, which ends the account's tokens; false for no such account. */
export const setStaffRole = async (db: Database, by: string, username: string, role: StaffRole): Promise<boolean> =>
  recorded(db, by, await changeStaffAccount(db, username, { role }), "staff role changed", `${username}, ${role}`);

/** Gives an account another password and notes it, which ends the account's tokens; false for no such account. */
export async function setStaffPassword(db: Database, by: string, username: string, password: string): Promise<boolean> {
  const made = await changeStaffAccount(db, username, { password_hash: await hashPassword(password) });
  return recorded(db, by, made, "staff password reset", username);
}

/** Removes an account and notes it, which ends its tokens; false for no such account. */
export const removeStaffMember = async (db: Database, by: string, username: string): Promise<boolean> =>
  recorded(db, by, await removeStaffAccount(db, username), "staff removed", username);
