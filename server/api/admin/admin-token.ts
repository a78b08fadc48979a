import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { AdminTokenResponse } from "#contract/admin-staff.ts";
import { credentials } from "#contract/session.ts";
import type { AppContext } from "#server/app-context.ts";
import { signAdminToken } from "#server/auth/admin-tokens.ts";
import { credentialsMessage } from "#server/auth/credentials-message.ts";
import { readKnownDevice, setKnownDevice } from "#server/auth/known-devices.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { tryLogin } from "#server/middleware/login-limits.ts";

/** An unknown name may be a password, typed into the wrong field. */
const unknownName = "(unknown name)";

/** A failure never says which part was wrong. The browser becomes a known device. */
export function adminToken(context: AppContext): Handler {
  const { config, keys, limiter, staffLogin, database } = context;
  return async (c) => {
    const { username, password } = await jsonBody(c, credentials, credentialsMessage);
    const address = clientIp(c, config.trustProxy);
    const device = readKnownDevice(c, context, "staff", username);
    const member = await tryLogin(limiter, { realm: "staff", username, address, device }, (turn) =>
      staffLogin.check(username, password, turn),
    );
    if (!member) {
      const name = (await staffLogin.nameOf(username)) ?? unknownName;
      await recordAuditEntry(database.db, name, "login refused", `from ${address}`);
      throw httpError(401, staffMessages.invalid);
    }
    await recordAuditEntry(database.db, member.username, "login", `from ${address}`);
    const token = await signAdminToken(keys.adminToken, member);
    setKnownDevice(c, context, "staff", username);
    return c.json({ success: true, token, message: staffMessages.loginSuccess } satisfies AdminTokenResponse);
  };
}
