import type { Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { MeResponse } from "#contract/me.ts";
import type { AppContext } from "#server/app-context.ts";
import { readSessionCookie } from "#server/auth/session-cookie.ts";
import { sessionUser } from "#server/db/queries/sessions.ts";
import { httpError } from "#server/middleware/http-error.ts";

/** docs/behavior/session.md#state @throws HTTPException 401 for nobody */
export function me(context: AppContext): Handler {
  return async (c) => {
    const token = await readSessionCookie(c, context);
    const data = token === null ? null : await sessionUser(context.database.db, token);
    if (!data) throw httpError(401, staffMessages.notAuthenticated);
    return c.json({ success: true, data } satisfies MeResponse);
  };
}
