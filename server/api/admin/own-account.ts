import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import { type OwnAccountResponse, type OwnPasswordResponse, ownPasswordRequest } from "#contract/admin-staff.ts";
import { signAdminToken } from "#server/auth/admin-tokens.ts";
import type { StaffLogin } from "#server/auth/staff-login.ts";
import { httpError } from "#server/middleware/http-error.ts";
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
