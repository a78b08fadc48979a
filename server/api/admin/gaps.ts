import type { Handler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { type GapsResponse, gapCloseRequest, redirectRemoveRequest, redirectRequest } from "#contract/admin-gaps.ts";
import type { DoneResponse } from "#contract/admin-inbox.ts";
import { gapKinds } from "#contract/gap.ts";
import { pathKey } from "#contract/site-address.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { closeGap, listGaps, listMissing } from "#server/store/gaps.ts";
import { listRedirects, putRedirect, removeRedirect } from "#server/store/redirects.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";

const text = staffDesk.gaps;
/** Rows of each list: the board shows what matters most. */
const mostRows = 300;
/** By this two addresses are the same; a row that can't be followed is only the same as itself. */
const keyOf = (address: string): string => pathKey(address) ?? address;

/** `GET /api/admin/gaps`: what visitors looked for in vain, and the redirects (docs/staff.md). */
export function gaps({ lostPaths, store: { shop } }: Parts): Handler {
  return async (c) => {
    await lostPaths.flush();
    const missing = await listMissing(shop, mostRows);
    const notes = await listGaps(shop, mostRows);
    const redirects = await listRedirects(shop);
    const lost = new Map(missing.map((one) => [keyOf(one.path), one.last_at]));
    const redirected = new Set(redirects.map(({ source }) => keyOf(source)));
    return c.json({
      success: true,
      notes: notes.map((one) => ({ ...one, kind: gapKinds.find((kind) => kind === one.kind) ?? "search" })),
      missing: missing.filter(({ path }) => !redirected.has(keyOf(path))),
      redirects: redirects.map(({ created_at, ...one }) => ({
        ...one,
        dead: (lost.get(keyOf(one.target)) ?? "") > created_at,
      })),
    } satisfies GapsResponse);
  };
}

/** `POST /api/admin/gaps/close`: takes a note or a path off the board. @throws a refusal with 404 when it isn't on it */
export function gapClose({ store: { shop } }: Parts): Handler<StaffEnv> {
  return async (c) => {
    const closed = await closeGap(shop, await jsonBody(c, gapCloseRequest));
    if (closed === null) throw refusal(404, serverMessages.notFound);
    await noteStaffAction(shop, c.get("staff").username, "gap closed", closed);
    return c.json({ success: true, message: text.closed } satisfies DoneResponse);
  };
}

/**
 * `POST /api/admin/redirects`: sends an address that leads nowhere to a page of this site.
 * @throws a refusal with 400 for a target elsewhere, or that is redirected itself
 */
export function redirectMake({ lostPaths, store: { shop } }: Parts): Handler<StaffEnv> {
  return async (c) => {
    const { source, target, status } = await jsonBody(c, redirectRequest, text.badRedirect);
    const known = await listRedirects(shop);
    const chained = known.some((one) => keyOf(one.source) === keyOf(target) || keyOf(one.target) === keyOf(source));
    if (keyOf(target) === keyOf(source) || chained) throw refusal(400, text.chained);
    await putRedirect(shop, { source, target, status });
    await noteStaffAction(shop, c.get("staff").username, "redirect made", `${source} to ${target} (${status})`);
    await lostPaths.refresh();
    return c.json({ success: true, message: text.made } satisfies DoneResponse);
  };
}

/** `POST /api/admin/redirects/remove`. @throws a refusal with 404 when there is none */
export function redirectRemove({ lostPaths, store: { shop } }: Parts): Handler<StaffEnv> {
  return async (c) => {
    const { source } = await jsonBody(c, redirectRemoveRequest);
    if (!(await removeRedirect(shop, source))) throw refusal(404, serverMessages.notFound);
    await noteStaffAction(shop, c.get("staff").username, "redirect removed", source);
    await lostPaths.refresh();
    return c.json({ success: true, message: text.removed } satisfies DoneResponse);
  };
}
