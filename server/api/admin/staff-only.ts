import type { Context, MiddlewareHandler } from "hono";
import type { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { staffMessages } from "#content/staff-messages.ts";
import type { StaffRole } from "#contract/admin-staff.ts";
import { type SubscriberFilter, subscriberFilter } from "#contract/admin-subscribers.ts";
import type { AppContext } from "#server/app-context.ts";
import { readAdminToken } from "#server/auth/admin-tokens.ts";
import { isSameSecret } from "#server/auth/signatures.ts";
import type { StaffMember } from "#server/auth/staff-login.ts";
import { consumeTicket, findTicket, isTicket } from "#server/db/queries/tickets.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { queryOf } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import { httpError } from "#server/middleware/http-error.ts";

/** What a handler behind `staffOnly` finds: who calls, and the id of the call in the log. */
export type StaffEnv = { Variables: { staff: StaffMember; requestId: string } };
/** The same for a download, with what is wanted. */
export type DownloadEnv<Wanted> = { Variables: StaffEnv["Variables"] & { wanted: Wanted } };

const notAuthenticated = (): HTTPException =>
  httpError(401, staffMessages.notAuthenticated, { "WWW-Authenticate": "Bearer" });

/**
 * Gives the account of a valid token, as it is now; null for any other token. The signature is checked before the
 * database is asked.
 */
async function staffOf({ database, keys, staffLogin }: AppContext, token: string): Promise<StaffMember | null> {
  const claims = await readAdminToken(keys.adminToken, token, database.clock.now());
  if (!claims) return null;
  const member = await staffLogin.find(claims.username);
  return member && member.role === claims.role && isSameSecret(claims.securityStamp, member.securityStamp)
    ? member
    : null;
}

function enforceRole({ role }: StaffMember, least: StaffRole): void {
  if (least === "admin" && role !== "admin") throw httpError(403, staffMessages.adminOnly);
}

/** Who starts a download, and of what. */
type Downloader<Wanted> = { readonly member: StaffMember; readonly wanted: Wanted };

/**
 * Makes the guard that lets staff of a role through and sets `staff` for the handler. It stands in each call's own
 * chain: a guard by path prefix can be got round by another spelling of the path.
 * @param least the role with the fewest rights that may make the call
 * @throws HTTPException 401 without a valid token, 403 for a role that may not
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

/**
 * Uses a ticket up and gives its holder and what it opens; null for a ticket that isn't good, or opens something else.
 * Guesses are counted, because each is a write to the database.
 */
async function ticketHolder<Wanted>(
  c: Context,
  context: AppContext,
  schema: z.ZodType<Wanted>,
): Promise<Downloader<Wanted> | null> {
  const { config, limiter, readLimits, staffLogin, database } = context;
  const ticket = c.req.query("ticket") ?? "";
  if (!isTicket(ticket)) return null;
  await enforceRateLimit(limiter, "admin", { address: clientIp(c, config.trustProxy) });
  // A download that has no room now, or a HEAD, leaves the ticket for the next try.
  readLimits.exports.check();
  const holder = await (c.req.method === "HEAD" ? findTicket : consumeTicket)(database.db, "export_tickets", ticket);
  if (!holder) return null;
  const member = await staffLogin.find(holder.username);
  const wanted = parseJson(schema, holder.json);
  return member && wanted && isSameSecret(holder.securityStamp, member.securityStamp) ? { member, wanted } : null;
}

async function tokenHolder(c: Context, context: AppContext): Promise<Downloader<SubscriberFilter> | null> {
  const member = await staffOf(context, c.req.query("token") ?? "");
  return member && { member, wanted: queryOf(c, subscriberFilter) };
}

/** Lets whoever was found through, if they have the role. @throws HTTPException 401 for nobody, 403 for another role */
function admit<Wanted>(c: Context<DownloadEnv<Wanted>>, downloader: Downloader<Wanted> | null, least: StaffRole): void {
  if (downloader === null) throw notAuthenticated();
  enforceRole(downloader.member, least);
  c.set("staff", downloader.member);
  c.set("wanted", downloader.wanted);
}

/** What a ticket for an export of subscribers holds: nothing that another ticket does. */
const exportTicket = subscriberFilter.strict();

/**
 * Makes the guard that lets admins start an export by a link, which can't send a header: by the `ticket` of the
 * address, which is good once and holds its filter, or by the specified `token` with the filter beside it. It sets
 * `staff` and `wanted`.
 * @throws HTTPException 401 without either, 403 for another role, 429 for too many guesses and while too many exports
 *   run
 */
export function adminsByAddress(context: AppContext): MiddlewareHandler<DownloadEnv<SubscriberFilter>> {
  return async (c, next) => {
    const byToken = c.req.query("ticket") === undefined;
    admit(c, await (byToken ? tokenHolder(c, context) : ticketHolder(c, context, exportTicket)), "admin");
    await next();
  };
}

/**
 * Makes the guard that lets staff start a download by a link with a `ticket`, which is good once. It sets `staff` and
 * `wanted`.
 * @param schema of what the ticket holds; it has to refuse what tickets for other downloads hold
 * @param least the role with the fewest rights that may download it
 * @throws HTTPException 401 without a good ticket, 403 for another role, 429 for too many guesses and while too many
 *   downloads run
 */
export function byTicket<Wanted>(
  context: AppContext,
  schema: z.ZodType<Wanted>,
  least: StaffRole,
): MiddlewareHandler<DownloadEnv<Wanted>> {
  return async (c, next) => {
    admit(c, await ticketHolder(c, context, schema), least);
    await next();
  };
}
