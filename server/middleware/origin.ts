import type { Context, MiddlewareHandler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { refusal } from "./refuse.ts";

/** Content types that a page of another site can post here without asking first (fetch standard, CORS-safelisted). */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** Whether `origin` is this site: the configured one, or the host that the request itself was sent to. */
function isOurs(origin: string, c: Context, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === c.req.header("host")?.toLowerCase();
}

/**
 * Refuses calls that change something when a browser sends them from another site. A form post must also prove where it
 * comes from; JSON can't be sent from another site without our leave, so tools without an origin stay welcome.
 */
export function sameOriginOnly(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const foreign =
      (origin !== undefined && !isOurs(origin, c, siteUrl)) || site === "cross-site" || site === "same-site";
    const isForm = formTypes.test(c.req.header("content-type") ?? "");
    const proven = origin !== undefined || site === "same-origin";
    if (foreign || (isForm && !proven)) throw refusal(403, serverMessages.forbidden);
    await next();
  };
}
