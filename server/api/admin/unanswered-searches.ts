import { isDataPath } from "#app/router-adapter/data-requests.ts";
import { unansweredSearchesText } from "#content/admin-unanswered-searches.ts";
import {
  dismissRequest,
  redirectRemoveRequest,
  redirectRequest,
  unansweredSearchesResponse,
} from "#contract/admin-unanswered-searches.ts";
import { pathKey } from "#contract/site-address.ts";
import {
  deleteUnansweredSearch,
  listManualVotes,
  listNotFoundPaths,
  listUnansweredSearches,
} from "#server/db/queries/feedback.ts";
import { listRedirects, removeRedirect, saveRedirect } from "#server/db/queries/redirects.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { actionCall, noQuery, queryCall, type StaffHandlerMaker } from "./staff-call.ts";

const text = unansweredSearchesText;
const maxRows = 300;

/**
 * Gives one key for all addresses that lead to one page: other spellings of it, and a slash behind it. A row that can't
 * be followed is only the same as itself.
 */
const keyOf = (address: string): string => pathKey(address)?.replace(/(.)\/+$/, "$1") ?? address;

/**
 * `GET /api/admin/unanswered-searches`: searches and paths that found nothing, votes about manuals, and the redirects
 * that staff made.
 */
export const unansweredSearchesCall = queryCall(noQuery, unansweredSearchesResponse, async ({ context, db }) => {
  await context.notFoundLog.flush();
  const notFoundPaths = await listNotFoundPaths(db, maxRows);
  const redirects = await listRedirects(db);
  const lastSeenAt = new Map(notFoundPaths.map(({ path, last_at }) => [keyOf(path), last_at]));
  const redirected = new Set(redirects.map(({ source }) => keyOf(source)));
  return {
    searches: await listUnansweredSearches(db, maxRows),
    votes: await listManualVotes(db),
    notFoundPaths: notFoundPaths.filter(({ path }) => !redirected.has(keyOf(path))),
    redirects: redirects.map((redirect) => ({
      ...redirect,
      dead: (lastSeenAt.get(keyOf(redirect.target)) ?? "") > redirect.created_at,
    })),
  };
});

/**
 * `POST /api/admin/unanswered-searches/dismiss`: takes an entry off the list.
 * @throws HTTPException 404 when there is no such entry
 */
export const dismissUnansweredSearchCall = actionCall(dismissRequest, async ({ db, input, audit }) => {
  await audit("unanswered search dismissed", orNotFound(await deleteUnansweredSearch(db, input)));
  return text.closed;
});

/**
 * Addresses of their own, and those at which the router asks for a page's data: what isn't found there never reaches
 * the redirects.
 */
const withoutRedirects = /^\/(api|demo-store|media|metrics|\.well-known)(\/|$)/i;

/**
 * Makes `POST /api/admin/redirects`, the call that adds a redirect. It answers 400 for a target elsewhere or that is
 * redirected itself, and for a source whose redirect nobody would ever follow.
 * @param isServed tells whether a path shows a page or a file
 */
export const addRedirectCall = (isServed: (path: string) => Promise<boolean>): StaffHandlerMaker =>
  actionCall(
    redirectRequest,
    async ({ context: { notFoundLog }, db, input: { source, target, status }, audit }) => {
      const from = keyOf(source);
      const to = keyOf(target);
      const known = await listRedirects(db);
      const chained = known.some((redirect) => keyOf(redirect.source) === to || keyOf(redirect.target) === from);
      if (to === from || chained) throw httpError(400, text.chained);
      if (withoutRedirects.test(from) || isDataPath(from.toLowerCase())) throw httpError(400, text.neverLooked(source));
      if (await isServed(source)) throw httpError(400, text.exists(source));
      await saveRedirect(db, { source, target, status });
      await audit("redirect made", `${source} to ${target} (${status})`);
      await notFoundLog.refresh();
      return text.made;
    },
    text.badRedirect,
  );

/** `POST /api/admin/redirects/remove`: deletes a redirect. @throws HTTPException 404 when there is none */
export const deleteRedirectCall = actionCall(
  redirectRemoveRequest,
  async ({ context, db, input: { source }, audit }) => {
    orNotFound(await removeRedirect(db, source));
    await audit("redirect removed", source);
    await context.notFoundLog.refresh();
    return text.removed;
  },
);
