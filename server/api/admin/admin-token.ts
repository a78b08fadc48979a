import type { Handler } from "hono";
import { messages } from "#content/messages.ts";
import { type AdminTokenResponse, adminTokenRequest } from "#contract/admin-token.ts";
import { signAdminToken } from "#server/admin-tokens.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";

/** `POST /api/admin-token` (back-office §5, §7): a staff login. A failure never says which part was wrong. */
export function adminToken({ config, keys, limiter, staffLogin, store }: Parts): Handler {
  return async (c) => {
    const { username, password } = await jsonBody(c, adminTokenRequest, messages.admin.required);
    const address = clientAddress(c, config.trustProxy);
    const giveBack = await countCall(limiter, "adminToken", { address, account: username });
    if (!(await staffLogin(username, password))) {
      await noteStaffAction(store.shop, username, "login refused", `from ${address}`);
      throw refusal(401, messages.admin.invalid);
    }
    await giveBack();
    await noteStaffAction(store.shop, username, "login", `from ${address}`);
    const token = await signAdminToken(keys.adminToken, username);
    return c.json({ success: true, token, message: messages.admin.loginSuccess } satisfies AdminTokenResponse);
  };
}
