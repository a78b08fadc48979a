import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import { type AdminTokenResponse, adminTokenRequest } from "#contract/admin-token.ts";
import { signAdminToken } from "#server/admin-tokens.ts";
import { readKnownDevice, setKnownDevice } from "#server/api/known-device-cookie.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { countLogin } from "#server/middleware/login-limits.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";

/**
 * `POST /api/admin-token`: a staff login. A failure never says which part was wrong. The browser becomes
 * a known device, which nobody else's guesses can keep out.
 */
export function adminToken(parts: Parts): Handler {
  const { config, keys, limiter, staffLogin, store } = parts;
  return async (c) => {
    const { username, password } = await jsonBody(c, adminTokenRequest, staffMessages.required);
    const address = clientAddress(c, config.trustProxy);
    const device = readKnownDevice(c, parts, "staff", username);
    const refund = await countLogin(limiter, { realm: "staff", username, address, device });
    if (!(await staffLogin.check(username, password))) {
      await noteStaffAction(store.shop, username, "login refused", `from ${address}`);
      throw refusal(401, staffMessages.invalid);
    }
    await refund();
    await noteStaffAction(store.shop, username, "login", `from ${address}`);
    const token = await signAdminToken(keys.adminToken, {
      username: staffLogin.username,
      epoch: await staffLogin.epoch(),
    });
    setKnownDevice(c, parts, "staff", username);
    return c.json({ success: true, token, message: staffMessages.loginSuccess } satisfies AdminTokenResponse);
  };
}
