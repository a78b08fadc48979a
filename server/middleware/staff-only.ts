import { timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { HTTPException } from "hono/http-exception";
import { staffMessages } from "#content/staff-messages.ts";
import type { AppContext } from "#server/app-context.ts";
import { readAdminToken } from "#server/auth/admin-tokens.ts";
import { consumeExportTicket, findExportTicket } from "#server/db/queries/export-tickets.ts";
import { clientIp } from "./client-ip.ts";
import { httpError } from "./http-error.ts";
import { enforceRateLimit } from "./rate-limits.ts";

/** Who asks, once the guard has let them through. */
export type StaffEnv = { Variables: { staff: { readonly username: string }; requestId: string } };

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const notAuthenticated = (): HTTPException =>
  httpError(401, staffMessages.notAuthenticated, { "WWW-Authenticate": "Bearer" });

/**
 * The user name of a token that is ours, isn't over, names the present login and carries the present epoch; else null. The
 * signature comes first: nobody without one makes us ask the database.
 */
async function staffOf({ keys, staffLogin }: AppContext, token: string): Promise<string | null> {
  const said = await readAdminToken(keys.adminToken, token);
  if (!said || said.username !== staffLogin.username) return null;
  return sameText(said.epoch, await staffLogin.epoch()) ? said.username : null;
}

/**
 * Lets only staff through, by the token of the Authorization header, and says who in `staff`. It stands in each call's
 * own chain: a guard on a path prefix could be got round by another spelling of the path.
 * @throws an HTTPException with 401
 */
export function staffOnly(context: AppContext): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    const username = await staffOf(context, token);
    if (username === null) throw notAuthenticated();
    c.set("staff", { username });
    await next();
  };
}

/** Whose ticket it is, used up by this; null for none. Guesses are counted, because each is a write to the database. */
async function ticketHolder(c: Context, context: AppContext): Promise<string | null> {
  const { config, limiter, readLimits, staffLogin, database } = context;
  const ticket = c.req.query("ticket") ?? "";
  if (!/^[\w-]{43}$/.test(ticket)) return null;
  await enforceRateLimit(limiter, "admin", { address: clientIp(c, config.trustProxy) });
  // A download that has no room now, or a HEAD, leaves the ticket for the next try.
  readLimits.exports.check();
  const holder = await (c.req.method === "HEAD" ? findExportTicket : consumeExportTicket)(database.db, ticket);
  return holder && sameText(holder.epoch, await staffLogin.epoch()) ? holder.username : null;
}

/**
 * Lets staff through to the export, which a link starts and so can't send a header: by the `ticket` of the address,
 * which is good once and for a minute, or by the specified `token`.
 * @throws an HTTPException with 401
 */
export function staffByAddress(context: AppContext): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const username =
      c.req.query("ticket") === undefined
        ? await staffOf(context, c.req.query("token") ?? "")
        : await ticketHolder(c, context);
    if (username === null) throw notAuthenticated();
    c.set("staff", { username });
    await next();
  };
}
