import type { Handler } from "hono";
import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import {
  type StaffListResponse,
  type StaffPasswordResponse,
  staffNameRequest,
  staffRoleRequest,
} from "#contract/admin-staff.ts";
import type { AppContext } from "#server/app-context.ts";
import { addStaffMember, removeStaffMember, setStaffPassword, setStaffRole } from "#server/auth/staff-changes.ts";
import { generatePassword } from "#server/auth/staff-login.ts";
import { findStaffAccount, listStaffAccounts } from "#server/db/queries/staff-accounts.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";

/** The configured one first (docs/staff.md). */
export function staffList({ staffLogin, database: { db } }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const own = c.get("staff").username;
    const accounts = await listStaffAccounts(db);
    const configured = {
      username: staffLogin.username,
      role: "admin",
      createdAt: null,
      own: staffLogin.username === own,
      shadowed: false,
    } as const;
    const others = accounts.map(({ username, role, created_at }) => {
      const shadowed = staffLogin.reserves(username);
      return { username, role, createdAt: created_at, own: username === own && !shadowed, shadowed };
    });
    return c.json({ success: true, data: [configured, ...others] } satisfies StaffListResponse);
  };
}

/**
 * With a generated password, which only this response holds.
 * @throws HTTPException 409 for a taken name, and when there are too many
 */
export function addStaff({ staffLogin, database }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { username, role } = await jsonBody(c, staffRoleRequest, text.badName);
    if (staffLogin.reserves(username)) throw httpError(409, text.taken(username));
    const password = generatePassword();
    const outcome = await addStaffMember(database, c.get("staff").username, { username, role, password });
    if (outcome === "taken") throw httpError(409, text.taken(username));
    if (outcome === "full") throw httpError(409, text.full);
    const message = text.added(username);
    return c.json({ success: true, message, username, password } satisfies StaffPasswordResponse);
  };
}

/** The account that a call names, when it may be changed by somebody else. */
async function othersAccount(
  { staffLogin, database: { db } }: AppContext,
  caller: string,
  username: string,
): Promise<string> {
  const account = await findStaffAccount(db, username);
  // An account that has the configured one's name by now can't log in, and may be removed.
  if (username === staffLogin.username && !account) throw httpError(409, text.configured);
  if (!account) throw httpError(404, text.unknown(username));
  if (account.username === caller && !staffLogin.reserves(caller)) throw httpError(409, text.own);
  return account.username;
}

/** Ends the account's tokens. @throws HTTPException 404 for nobody, 409 for the caller's and the configured account */
export function changeStaffRole(context: AppContext): Handler<StaffEnv> {
  const { db } = context.database;
  return async (c) => {
    const { username, role } = await jsonBody(c, staffRoleRequest);
    const caller = c.get("staff").username;
    const name = await othersAccount(context, caller, username);
    if (!(await setStaffRole(db, caller, name, role))) throw httpError(404, text.unknown(name));
    return c.json({ success: true, message: text.roleChanged(name, role) } satisfies SuccessResponse);
  };
}

/** Only this response holds the generated password; the account's tokens end. @throws as `changeStaffRole` */
export function resetStaffPassword(context: AppContext): Handler<StaffEnv> {
  const { db } = context.database;
  return async (c) => {
    const { username } = await jsonBody(c, staffNameRequest);
    const caller = c.get("staff").username;
    const name = await othersAccount(context, caller, username);
    const password = generatePassword();
    if (!(await setStaffPassword(db, caller, name, password))) throw httpError(404, text.unknown(name));
    const message = text.passwordReset(name);
    return c.json({ success: true, message, username: name, password } satisfies StaffPasswordResponse);
  };
}

/** Ends the account's tokens. @throws as `changeStaffRole` */
export function removeStaff(context: AppContext): Handler<StaffEnv> {
  const { db } = context.database;
  return async (c) => {
    const { username } = await jsonBody(c, staffNameRequest);
    const caller = c.get("staff").username;
    const name = await othersAccount(context, caller, username);
    if (!(await removeStaffMember(db, caller, name))) throw httpError(404, text.unknown(name));
    return c.json({ success: true, message: text.removed(name) } satisfies SuccessResponse);
  };
}
