import type { Context, MiddlewareHandler } from "hono";
import type { HTTPException } from "hono/http-exception";
import { staffMessages } from "#content/staff-messages.ts";
import type { StaffRole } from "#contract/staff-role.ts";
import { type SubscriberFilter, subscriberFilter } from "#contract/subscriber-list.ts";
import type { AppContext } from "#server/app-context.ts";
import { readAdminToken } from "#server/auth/admin-tokens.ts";
import { isSameSecret } from "#server/auth/same-secret.ts";
import type { StaffMember } from "#server/auth/staff-login.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import { consumeExportTicket, findExportTicket } from "#server/db/queries/export-tickets.ts";
import { isTicket } from "#server/db/queries/tickets.ts";
import { queryOf } from "./body.ts";
import { clientIp } from "./client-ip.ts";
import { httpError } from "./http-error.ts";
import { enforceRateLimit } from "./rate-limits.ts";

/** Who asks, once the guard has let them through. */
export type StaffEnv = { Variables: { staff: StaffMember; requestId: string } };
/** The same for the export, with what of the list they want. */
export type ExportEnv = { Variables: StaffEnv["Variables"] & { filter: SubscriberFilter } };

const notAuthenticated = (): HTTPException =>
  httpError(401, staffMessages.notAuthenticated, { "WWW-Authenticate": "Bearer" });

/**
 * Whose token it is, when it is ours, isn't over, names an account as it is now and carries its present epoch; else null. The
 * signature comes first: nobody without one makes us ask the database.
 */
async function staffOf({ keys, staffLogin }: AppContext, token: string): Promise<StaffMember | null> {
  const said = await readAdminToken(keys.adminToken, token);
  if (!said) return null;
  const member = await staffLogin.find(said.username);
  return member && member.role === said.role && isSameSecret(said.epoch, member.epoch) ? member : null;
}

/**
 * Refuses a role that may do less than the call asks for.
 * @param least the role with the fewest rights that may make the call
 * @throws an HTTPException with 403
 */
function enforceRole({ role }: StaffMember, least: StaffRole): void {
  if (least === "admin" && role !== "admin") throw httpError(403, staffMessages.adminOnly);
}

/**
 * Lets only staff of a role through, by the token of the Authorization header, and says who in `staff`. It stands in each
 * call's own chain: a guard on a path prefix could be got round by another spelling of the path.
 * @param least the role with the fewest rights that may make the call
 * @throws an HTTPException with 401, or 403 for a role that may not
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

type Exporter = { readonly member: StaffMember; readonly filter: SubscriberFilter };

/** Whose ticket it is, used up by this; null for none. Guesses are counted, because each is a write to the database. */
async function ticketHolder(c: Context, context: AppContext): Promise<Exporter | null> {
  const { config, limiter, readLimits, staffLogin, database } = context;
  const ticket = c.req.query("ticket") ?? "";
  if (!isTicket(ticket)) return null;
  await enforceRateLimit(limiter, "admin", { address: clientIp(c, config.trustProxy) });
  // A download that has no room now, or a HEAD, leaves the ticket for the next try.
  readLimits.exports.check();
  const holder = await (c.req.method === "HEAD" ? findExportTicket : consumeExportTicket)(database.db, ticket);
  if (!holder) return null;
  const [member, filter] = [await staffLogin.find(holder.username), parseStored(subscriberFilter, holder.filter)];
  return member && filter && isSameSecret(holder.epoch, member.epoch) ? { member, filter } : null;
}

async function tokenHolder(c: Context, context: AppContext): Promise<Exporter | null> {
  const member = await staffOf(context, c.req.query("token") ?? "");
  return member && { member, filter: queryOf(c, subscriberFilter) };
}

/**
 * Lets admins through to the export, which a link starts and so can't send a header: by the `ticket` of the address,
 * which is good once and for a minute and holds its filter, or by the specified `token` with the filter beside it.
 * @throws an HTTPException with 401, or 403 for a role that may not
 */
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
