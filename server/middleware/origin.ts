import type { Context, MiddlewareHandler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { httpError } from "./http-error.ts";

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Whether an origin is this site: the configured one, or the host that the request itself was sent to. A page by plain
 * http is no page of an https site: anybody on the way could have written it.
 */
function isOurs(origin: string, c: Context, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  if (siteUrl.startsWith("https:") && !origin.startsWith("https:")) return false;
  return URL.canParse(origin) && new URL(origin).host === c.req.header("host")?.toLowerCase();
}

/** Whether a page of this host, opened by plain http, sent a request to a shop that is to be opened by https. */
function isByPlainHttp(origin: string | undefined, c: Context, siteUrl: string): boolean {
  return (
    siteUrl.startsWith("https:") && origin?.toLowerCase() === `http://${c.req.header("host")?.toLowerCase() ?? ""}`
  );
}

/**
 * Makes the guard against cross-site request forgery: it refuses writes that a browser sends from another site. A form
 * post must carry an Origin; JSON can't be sent across sites without a CORS preflight, so tools that send no Origin may
 * use it.
 * @throws HTTPException 403
 */
export function sameOriginOnly(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const foreign =
      (origin !== undefined && !isOurs(origin, c, siteUrl)) || site === "cross-site" || site === "same-site";
    const isForm = formTypes.test(c.req.header("content-type") ?? "");
    const proven = origin !== undefined || site === "same-origin";
    if (foreign || (isForm && !proven)) {
      // Somebody who opened the shop past its proxy is told where it is.
      const message = isByPlainHttp(origin, c, siteUrl) ? serverMessages.openAt(siteUrl) : serverMessages.forbidden;
      throw httpError(403, message);
    }
    await next();
  };
}
