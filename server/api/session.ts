import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import { credentials, type LoginResponse, type MeResponse } from "#contract/session.ts";
import type { AppContext } from "#server/app-context.ts";
import { credentialsMessage } from "#server/auth/credentials-message.ts";
import { readKnownDevice, setKnownDevice } from "#server/auth/known-devices.ts";
import { verifyPassword } from "#server/auth/passwords.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "#server/auth/session-cookie.ts";
import { closeSession, openSession, sessionUser } from "#server/db/queries/sessions.ts";
import { findUser } from "#server/db/queries/users.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { tryLogin } from "#server/middleware/login-limits.ts";
import { done } from "./posted-call.ts";

/** Unknown users and wrong passwords get the same response in the same time (docs/behavior/calls.md#login). */
export function login(context: AppContext): Handler {
  const { config, limiter, database } = context;
  return async (c) => {
    const { username, password } = await jsonBody(c, credentials, credentialsMessage);
    const address = clientIp(c, config.trustProxy);
    const device = readKnownDevice(c, context, "shop", username);
    const user = await tryLogin(limiter, { realm: "shop", username, address, device }, async (turn) => {
      const found = await findUser(database.db, username);
      return (await verifyPassword(password, found?.password_hash ?? null, turn)) ? found : null;
    });
    if (!user) throw httpError(401, staffMessages.invalid);
    const former = await readSessionCookie(c, context);
    if (former !== null) await closeSession(database.db, former);
    await setSessionCookie(c, context, await openSession(database.db, user.id));
    setKnownDevice(c, context, "shop", username);
    const data = { id: user.id, username: user.username, name: user.name };
    return c.json({ success: true, message: staffMessages.loginSuccess, data } satisfies LoginResponse);
  };
}

/** On the server too, so that a copied cookie is worth nothing (docs/behavior/session.md#state). */
export function logout(context: AppContext): Handler {
  return async (c) => {
    const token = await readSessionCookie(c, context);
    if (token !== null) await closeSession(context.database.db, token);
    clearSessionCookie(c, context);
    return c.json(done(staffMessages.loggedOut));
  };
}

/** docs/behavior/session.md#state @throws HTTPException 401 for nobody */
export function me(context: AppContext): Handler {
  return async (c) => {
    const token = await readSessionCookie(c, context);
    const data = token === null ? null : await sessionUser(context.database.db, token);
    if (!data) throw httpError(401, staffMessages.notAuthenticated);
    return c.json({ success: true, data } satisfies MeResponse);
  };
}
