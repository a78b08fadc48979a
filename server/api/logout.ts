import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { LogoutResponse } from "#contract/logout.ts";
import type { Parts } from "#server/parts.ts";
import { closeSession } from "#server/store/sessions.ts";
import { dropSessionCookie, readSessionCookie } from "./session-cookie.ts";

/** `POST /api/logout` (storefront §7): ends the session on the server too, so that a copied cookie is worth nothing. */
export function logout(parts: Parts): Handler {
  return async (c) => {
    const token = await readSessionCookie(c, parts);
    if (token !== null) await closeSession(parts.store.shop, token);
    dropSessionCookie(c, parts);
    return c.json({ success: true, message: staffMessages.loggedOut } satisfies LogoutResponse);
  };
}
