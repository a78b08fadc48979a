import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import { type LoginResponse, loginRequest } from "#contract/login.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { countLogin } from "#server/middleware/login-limits.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { verifyPassword } from "#server/passwords.ts";
import { closeSession, openSession } from "#server/store/sessions.ts";
import { findUser } from "#server/store/users.ts";
import { readKnownDevice, setKnownDevice } from "./known-device-cookie.ts";
import { readSessionCookie, setSessionCookie } from "./session-cookie.ts";

/**
 * `POST /api/login` (storefront §7; rulings, Login and staff). Unknown users and wrong passwords get the same answer in the
 * same time. An older session of the same browser ends, and the browser becomes a known device.
 */
export function login(parts: Parts): Handler {
  const { config, limiter, store } = parts;
  return async (c) => {
    const { username, password } = await jsonBody(c, loginRequest, staffMessages.required);
    const address = clientAddress(c, config.trustProxy);
    const device = readKnownDevice(c, parts, "shop", username);
    const refund = await countLogin(limiter, { realm: "shop", username, address, device });
    const user = await findUser(store.shop, username);
    const right = await verifyPassword(password, user?.password_hash ?? null);
    if (!user || !right) throw refusal(401, staffMessages.invalid);
    await refund();
    const former = await readSessionCookie(c, parts);
    if (former !== null) await closeSession(store.shop, former);
    await setSessionCookie(c, parts, await openSession(store.shop, user.id));
    setKnownDevice(c, parts, "shop", username);
    const data = { id: user.id, username: user.username, name: user.name };
    return c.json({ success: true, message: staffMessages.loginSuccess, data } satisfies LoginResponse);
  };
}
