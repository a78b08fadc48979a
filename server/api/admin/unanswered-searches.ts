import type { Handler } from "hono";
import { adminText } from "#content/admin.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import {
  dismissRequest,
  redirectRemoveRequest,
  redirectRequest,
  type UnansweredSearchesResponse,
} from "#contract/admin-unanswered-searches.ts";
import { pathKey } from "#contract/site-address.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { listManualVotes } from "#server/db/queries/manual-votes.ts";
import { listRedirects, removeRedirect, saveRedirect } from "#server/db/queries/redirects.ts";
import {
  deleteUnansweredSearch,
  listNotFoundPaths,
  listUnansweredSearches,
} from "#server/db/queries/unanswered-searches.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";

const text = adminText.unansweredSearches;
const maxRows = 300;
/** A row that can't be followed is only the same as itself. */
const keyOf = (address: string): string => pathKey(address) ?? address;

/** docs/staff.md */
export function unansweredSearches({ notFoundLog, database: { db } }: AppContext): Handler {
  return async (c) => {
    await notFoundLog.flush();
    const notFoundPaths = await listNotFoundPaths(db, maxRows);
    const redirects = await listRedirects(db);
    const lastSeenAt = new Map(notFoundPaths.map((one) => [keyOf(one.path), one.last_at]));
    const redirected = new Set(redirects.map(({ source }) => keyOf(source)));
    return c.json({
      success: true,
      searches: await listUnansweredSearches(db, maxRows),
      votes: await listManualVotes(db),
      notFoundPaths: notFoundPaths.filter(({ path }) => !redirected.has(keyOf(path))),
      redirects: redirects.map(({ created_at, ...one }) => ({
        ...one,
        dead: (lastSeenAt.get(keyOf(one.target)) ?? "") > created_at,
      })),
    } satisfies UnansweredSearchesResponse);
  };
}

/** @throws HTTPException 404 when there is no such entry */
export function dismissUnansweredSearch({ database: { db } }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const closed = await deleteUnansweredSearch(db, await jsonBody(c, dismissRequest));
    if (closed === null) throw httpError(404, serverMessages.notFound);
    await recordAuditEntry(db, c.get("staff").username, "unanswered search dismissed", closed);
    return c.json({ success: true, message: text.closed } satisfies SuccessResponse);
  };
}

/** @throws HTTPException 400 for a target elsewhere, or that is redirected itself */
export function addRedirect({ notFoundLog, database: { db } }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { source, target, status } = await jsonBody(c, redirectRequest, text.badRedirect);
    const known = await listRedirects(db);
    const chained = known.some((one) => keyOf(one.source) === keyOf(target) || keyOf(one.target) === keyOf(source));
    if (keyOf(target) === keyOf(source) || chained) throw httpError(400, text.chained);
    await saveRedirect(db, { source, target, status });
    await recordAuditEntry(db, c.get("staff").username, "redirect made", `${source} to ${target} (${status})`);
    await notFoundLog.refresh();
    return c.json({ success: true, message: text.made } satisfies SuccessResponse);
  };
}

/** @throws HTTPException 404 when there is none */
export function deleteRedirect({ notFoundLog, database: { db } }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { source } = await jsonBody(c, redirectRemoveRequest);
    if (!(await removeRedirect(db, source))) throw httpError(404, serverMessages.notFound);
    await recordAuditEntry(db, c.get("staff").username, "redirect removed", source);
    await notFoundLog.refresh();
    return c.json({ success: true, message: text.removed } satisfies SuccessResponse);
  };
}
