import type { Handler } from "hono";
import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import { type OwnAccountResponse, type OwnPasswordResponse, ownPasswordRequest } from "#contract/admin-staff.ts";
import type { AppContext } from "#server/app-context.ts";
import { signAdminToken } from "#server/auth/admin-tokens.ts";
import type { StaffLogin } from "#server/auth/staff-login.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";

const canChange = ({ username: configured, generatesPassword }: StaffLogin, username: string): boolean =>
  username !== configured || generatesPassword;

/** docs/staff.md */
export function ownAccount({ staffLogin }: AppContext): Handler<StaffEnv> {
  return (c) => {
    const { username, role } = c.get("staff");
    const canChangePassword = canChange(staffLogin, username);
    return c.json({ success: true, username, role, canChangePassword } satisfies OwnAccountResponse);
  };
}

/**
 * Ends every other token of theirs. The former password is asked for, and guesses at it are counted.
 * @throws HTTPException 400 for a wrong one, 409 where ADMIN_PASSWORD sets it, 429
 */
export function changeOwnPassword(context: AppContext): Handler<StaffEnv> {
  const { config, limiter, staffLogin, keys, database } = context;
  return async (c) => {
    const { username } = c.get("staff");
    const { current, next } = await jsonBody(c, ownPasswordRequest, text.badPassword);
    if (!canChange(staffLogin, username)) throw httpError(409, text.setByConfiguration);
    await enforceRateLimit(limiter, "staffPassword", { address: clientIp(c, config.trustProxy), account: username });
    if (!(await staffLogin.check(username, current))) throw httpError(400, text.wrongPassword);
    await staffLogin.changePassword(username, next);
    await recordAuditEntry(database.db, username, "password changed", "");
    const member = await staffLogin.find(username);
    if (!member) throw httpError(404, text.unknown(username));
    const token = await signAdminToken(keys.adminToken, member);
    return c.json({ success: true, message: text.passwordChanged, token } satisfies OwnPasswordResponse);
  };
}
