import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { AppContext } from "#server/app-context.ts";
import { clearSessionCookie, readSessionCookie } from "#server/auth/session-cookie.ts";
import { closeSession } from "#server/db/queries/sessions.ts";

/** On the server too, so that a copied cookie is worth nothing (docs/behavior/session.md#state). */
export function logout(context: AppContext): Handler {
  return async (c) => {
    const token = await readSessionCookie(c, context);
    if (token !== null) await closeSession(context.database.db, token);
    clearSessionCookie(c, context);
    return c.json({ success: true, message: staffMessages.loggedOut });
  };
}
