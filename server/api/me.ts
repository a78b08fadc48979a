import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { MeResponse } from "#contract/me.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { sessionUser } from "#server/store/sessions.ts";
import { readSessionCookie } from "./session-cookie.ts";

/** `GET /api/me` (storefront §4, §7): who is logged in. @throws a refusal with 401 for nobody */
export function me(parts: Parts): Handler {
  return async (c) => {
    const token = await readSessionCookie(c, parts);
    const data = token === null ? null : await sessionUser(parts.store.shop, token);
    if (!data) throw refusal(401, staffMessages.notAuthenticated);
    return c.json({ success: true, data } satisfies MeResponse);
  };
}
