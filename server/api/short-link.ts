import type { Handler } from "hono";
import { findShortLink } from "#content/short-links.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordShortLinkVisit } from "#server/db/queries/short-link-visits.ts";

/** By 302: the target may change, the packaging doesn't. Counted by code and day; unknown codes go on to the pages. */
export function shortLinkRedirect({ database, log }: Pick<AppContext, "database" | "log">): Handler {
  return async (c, next) => {
    const found = findShortLink(c.req.param("code") ?? "");
    if (!found) return next();
    const { code, target } = found;
    if (c.req.method === "GET") {
      recordShortLinkVisit(database.db, code).catch((error: unknown) =>
        log.warn({ err: error, code }, "a short link isn't counted"),
      );
    }
    c.header("Cache-Control", "no-store");
    return c.redirect(target, 302);
  };
}
