import type { Handler } from "hono";
import { adminText } from "#content/admin.ts";
import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import { type OwnAccountResponse, type OwnPasswordResponse, ownPasswordRequest } from "#contract/admin-staff.ts";
import type { SuccessResponse } from "#contract/staff-response.ts";
import type { AppContext } from "#server/app-context.ts";
import { signAdminToken } from "#server/auth/admin-tokens.ts";
import type { StaffLogin } from "#server/auth/staff-login.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { endAccountTokens, endStaffTokens } from "#server/db/queries/staff-tokens.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { noQuery, staffCall } from "./staff-call.ts";

const canChange = ({ username: configured, generatesPassword }: StaffLogin, username: string): boolean =>
  username !== configured || generatesPassword;

/** docs/staff.md */
export const ownAccount = staffCall(noQuery, async ({ context: { staffLogin }, staff: { username, role } }) => {
  const canChangePassword = canChange(staffLogin, username);
  return { success: true, username, role, canChangePassword } satisfies OwnAccountResponse;
});

/**
 * Ends every other token of theirs. The former password is asked for, and guesses at it are counted.
 * @throws HTTPException 400 for a wrong one, 409 where ADMIN_PASSWORD sets it, 429
 */
export const changeOwnPassword = staffCall(
  ownPasswordRequest,
  async ({ context: { staffLogin, keys }, input: { current, next }, staff: { username }, audit, countTry }) => {
    if (!canChange(staffLogin, username)) throw httpError(409, text.setByConfiguration);
    await countTry("staffPassword");
    if (!(await staffLogin.check(username, current))) throw httpError(400, text.wrongPassword);
    await staffLogin.changePassword(username, next);
    await audit("password changed", "");
    const member = await staffLogin.find(username);
    if (!member) throw httpError(404, text.unknown(username));
    const token = await signAdminToken(keys.adminToken, member);
    return { success: true, message: text.passwordChanged, token } satisfies OwnPasswordResponse;
  },
  text.badPassword,
);

/** On all replicas: an admin ends every staff token, an editor every one of their own. */
export function logOutEverywhere({ database }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { username, role } = c.get("staff");
    const everybody = role === "admin";
    await database.transaction(async (db) => {
      if (everybody) await endStaffTokens(db);
      else await endAccountTokens(db, username);
      await recordAuditEntry(db, username, "logged out everywhere", everybody ? "all staff tokens" : "own tokens");
    });
    const message = everybody ? adminText.logOutEverywhere.done : adminText.logOutEverywhere.own.done;
    return c.json({ success: true, message } satisfies SuccessResponse);
  };
}
