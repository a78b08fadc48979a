import type { Handler } from "hono";
import { findShortLink } from "#content/short-links.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordShortLinkVisit } from "#server/db/queries/short-link-visits.ts";

/**
 * Makes the handler of `GET /go/:code`, a short link of the packaging. It redirects by 302, because the target may
 * change while the packaging doesn't. Visits are counted by code and day, without cookies or addresses; the redirect
 * doesn't wait for the count and works without the database. Unknown codes go on to the pages.
 */
export function shortLinkCall({ database, log }: Pick<AppContext, "database" | "log">): Handler {
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
