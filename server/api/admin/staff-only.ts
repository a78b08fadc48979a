import type { Context, MiddlewareHandler } from "hono";
import type { HTTPException } from "hono/http-exception";
import { staffMessages } from "#content/staff-messages.ts";
import type { StaffRole } from "#contract/admin-staff.ts";
import { type SubscriberFilter, subscriberFilter } from "#contract/admin-subscribers.ts";
import type { AppContext } from "#server/app-context.ts";
import { isSameSecret } from "#server/auth/signatures.ts";
import { readAdminToken, type StaffMember } from "#server/auth/staff-login.ts";
import { consumeTicket, findTicket, isTicket } from "#server/db/queries/tickets.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { queryOf } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";

export type StaffEnv = { Variables: { staff: StaffMember; requestId: string } };
export type ExportEnv = { Variables: StaffEnv["Variables"] & { filter: SubscriberFilter } };

const notAuthenticated = (): HTTPException =>
  httpError(401, staffMessages.notAuthenticated, { "WWW-Authenticate": "Bearer" });

/** The valid token's account, or null. The signature is checked before the database is asked. */
async function staffOf({ database, keys, staffLogin }: AppContext, token: string): Promise<StaffMember | null> {
  const claims = await readAdminToken(keys.adminToken, token, database.clock.now());
  if (!claims) return null;
  const member = await staffLogin.find(claims.username);
  return member && member.role === claims.role && isSameSecret(claims.epoch, member.epoch) ? member : null;
}

function enforceRole({ role }: StaffMember, least: StaffRole): void {
  if (least === "admin" && role !== "admin") throw httpError(403, staffMessages.adminOnly);
}

/**
 * Lets staff of a role through and sets `staff`. In each call's own chain: a guard by path prefix can be got round.
 * @throws HTTPException 401 or 403
 */
export function staffOnly(context: AppContext, least: StaffRole): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    const member = await staffOf(context, token);
    if (member === null) throw notAuthenticated();
    enforceRole(member, least);
    c.set("staff", member);
    await next();
  };
}

/** The ticket's holder; null for none. Guesses are counted, because each is a write. */
async function ticketHolder(c: Context, context: AppContext) {
  const { config, limiter, readLimits, staffLogin, database } = context;
  const ticket = c.req.query("ticket") ?? "";
  if (!isTicket(ticket)) return null;
  await enforceRateLimit(limiter, "admin", { address: clientIp(c, config.trustProxy) });
  // A download that has no room now, or a HEAD, leaves the ticket for the next try.
  readLimits.exports.check();
  const holder = await (c.req.method === "HEAD" ? findTicket : consumeTicket)(database.db, "export_tickets", ticket);
  if (!holder) return null;
  const [member, filter] = [await staffLogin.find(holder.username), parseJson(subscriberFilter, holder.json)];
  return member && filter && isSameSecret(holder.epoch, member.epoch) ? { member, filter } : null;
}

async function tokenHolder(c: Context, context: AppContext) {
  const member = await staffOf(context, c.req.query("token") ?? "");
  return member && { member, filter: queryOf(c, subscriberFilter) };
}

/** Lets admins start an export by a link, which can't send a header: by `ticket`, or by the specified `token`. */
export function adminsByAddress(context: AppContext): MiddlewareHandler<ExportEnv> {
  return async (c, next) => {
    const exporter = await (c.req.query("ticket") === undefined ? tokenHolder : ticketHolder)(c, context);
    if (exporter === null) throw notAuthenticated();
    enforceRole(exporter.member, "admin");
    c.set("staff", exporter.member);
    c.set("filter", exporter.filter);
    await next();
  };
}
