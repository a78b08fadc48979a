import { timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { HTTPException } from "hono/http-exception";
import { staffMessages } from "#content/staff-messages.ts";
import { readAdminToken } from "#server/admin-tokens.ts";
import type { Parts } from "#server/parts.ts";
import { consumeExportTicket } from "#server/store/export-tickets.ts";
import { clientAddress } from "./address.ts";
import { countCall } from "./limits.ts";
import { refusal } from "./refuse.ts";

/** Who asks, once the guard has let them through. */
export type StaffEnv = { Variables: { staff: { readonly username: string }; requestId: string } };

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const notAuthenticated = (): HTTPException =>
  refusal(401, staffMessages.notAuthenticated, { "WWW-Authenticate": "Bearer" });

/**
 * The user name of a token that is ours, isn't over, names the present login and carries the present epoch; else null. The
 * signature comes first: nobody without one makes us ask the database.
 */
async function staffOf({ keys, staffLogin }: Parts, token: string): Promise<string | null> {
  const said = await readAdminToken(keys.adminToken, token);
  if (!said || said.username !== staffLogin.username) return null;
  return sameText(said.epoch, await staffLogin.epoch()) ? said.username : null;
}

/**
 * Lets only staff through, by the token of the Authorization header, and says who in `staff`. It stands in each call's own
 * chain: a guard on a path prefix could be got round by another spelling of the path.
 * @throws a refusal with 401
 */
export function staffOnly(parts: Parts): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    const username = await staffOf(parts, token);
    if (username === null) throw notAuthenticated();
    c.set("staff", { username });
    await next();
  };
}

/** Whose ticket it is, used up by this; null for none. Guesses are counted, because each is a write to the database. */
async function ticketHolder(c: Context, { config, limiter, staffLogin, store }: Parts): Promise<string | null> {
  const ticket = c.req.query("ticket") ?? "";
  if (!/^[\w-]{43}$/.test(ticket)) return null;
  await countCall(limiter, "desk", { address: clientAddress(c, config.trustProxy) });
  const holder = await consumeExportTicket(store.shop, ticket);
  return holder && sameText(holder.epoch, await staffLogin.epoch()) ? holder.username : null;
}

/**
 * Lets staff through to the export, which a link starts and so can't send a header: by the `ticket` of the address, which is
 * good once and for a minute, or by the specified `token`.
 * @throws a refusal with 401
 */
export function staffByAddress(parts: Parts): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const username =
      c.req.query("ticket") === undefined
        ? await staffOf(parts, c.req.query("token") ?? "")
        : await ticketHolder(c, parts);
    if (username === null) throw notAuthenticated();
    c.set("staff", { username });
    await next();
  };
}
