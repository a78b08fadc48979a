import { pageFailuresText as text } from "#content/admin-page-failures.ts";
import { pageFailureDismissRequest, pageFailuresResponse } from "#contract/admin-page-failures.ts";
import { deletePageFailure, listPageFailures } from "#server/db/queries/page-failures.ts";
import { orNotFound } from "#server/middleware/http-error.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";

/** `GET /api/admin/page-failures`: the pages whose script failed in browsers. */
export const pageFailuresCall = queryCall(noQuery, pageFailuresResponse, async ({ db }) => ({
  failures: await listPageFailures(db),
}));

/**
 * `POST /api/admin/page-failures/dismiss`: takes a kind of failure off the list.
 * @throws HTTPException 404 when there is no such entry
 */
export const dismissPageFailureCall = actionCall(pageFailureDismissRequest, async ({ db, input: { key }, audit }) => {
  await audit("page failure dismissed", orNotFound(await deletePageFailure(db, key)));
  return text.dismissed;
});
