import type { Context, MiddlewareHandler } from "hono";
import { messages } from "#content/messages.ts";
import { type AdminToken, readAdminToken } from "#server/admin-tokens.ts";
import { refusal } from "./refuse.ts";

/** Where a call takes its token from: the Authorization header, or the query for the export, which a link starts. */
type Source = "header" | "query";

export type StaffEnv = { Variables: { staff: AdminToken; requestId: string } };

const given = (c: Context, source: Source): string =>
  source === "query"
    ? (c.req.query("token") ?? "")
    : (/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "");

/**
 * Lets only staff through, and says who in `staff`. It stands in each call's own chain: a guard on a path prefix could be
 * got round by another spelling of the path.
 * @throws a refusal with 401
 */
export function staffOnly(key: Uint8Array, source: Source = "header"): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = await readAdminToken(key, given(c, source));
    if (!token) throw refusal(401, messages.admin.notAuthenticated, { "WWW-Authenticate": "Bearer" });
    c.set("staff", token);
    await next();
  };
}
