import { adminText } from "#content/admin.ts";
import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import { ownAccountResponse, ownPasswordRequest, ownPasswordResponse } from "#contract/admin-staff.ts";
import { successResponse } from "#contract/staff-response.ts";
import { signAdminToken } from "#server/auth/admin-tokens.ts";
import type { StaffLogin } from "#server/auth/staff-login.ts";
import { endStaffTokens } from "#server/db/queries/app-state.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { endAccountTokens } from "#server/db/queries/staff-accounts.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { bodyCall, noQuery, queryCall } from "./staff-call.ts";

/** Whether an account's password may be changed here: not where ADMIN_PASSWORD sets it. */
const canChange = ({ username: configured, generatesPassword }: StaffLogin, username: string): boolean =>
  username !== configured || generatesPassword;

/** `GET /api/admin/account`: whose token came with the call. */
export const ownAccountCall = queryCall(
  noQuery,
  ownAccountResponse,
  async ({ context, staff: { username, role } }) => ({
    username,
    role,
    canChangePassword: canChange(context.staffLogin, username),
  }),
);

/**
 * `POST /api/admin/account/password`: changes the caller's password, which ends every other token of theirs. The former
 * password is asked for, and guesses at it are counted.
 * @throws HTTPException 400 for a wrong one, 409 where ADMIN_PASSWORD sets it, 429
 */
export const changeOwnPasswordCall = bodyCall(
  ownPasswordRequest,
  ownPasswordResponse,
  async (call) => {
    const { database, staffLogin, keys } = call.context;
    const { username } = call.staff;
    const { current, next } = call.input;
    if (!canChange(staffLogin, username)) throw httpError(409, text.setByConfiguration);
    await call.countTry("staffPassword");
    if (!(await staffLogin.check(username, current))) throw httpError(400, text.wrongPassword);
    await staffLogin.changePassword(username, next);
    await call.audit("password changed", "");
    const member = await staffLogin.find(username);
    if (!member) throw httpError(404, text.unknown(username));
    return {
      message: text.passwordChanged,
      token: await signAdminToken(keys.adminToken, member, database.clock.now()),
    };
  },
  text.badPassword,
);

/**
 * `POST /api/admin/log-out-everywhere`: ends tokens on all replicas. An admin ends every staff token, an editor every
 * one of their own.
 */
export const logOutEverywhereCall = queryCall(
  noQuery,
  successResponse,
  async ({ context, staff: { username, role } }) => {
    const everybody = role === "admin";
    await context.database.transaction(async (db) => {
      if (everybody) await endStaffTokens(db);
      else await endAccountTokens(db, username);
      await recordAuditEntry(db, username, "logged out everywhere", everybody ? "all staff tokens" : "own tokens");
    });
    return { message: everybody ? adminText.logOutEverywhere.done : adminText.logOutEverywhere.own.done };
  },
);
