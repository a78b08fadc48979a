import { pageFailuresText as text } from "#content/admin-page-failures.ts";
import { pageFailureDismissRequest, pageFailuresResponse } from "#contract/admin-page-failures.ts";
import { deletePageFailure, listPageFailures } from "#server/db/queries/page-failures.ts";
import { orNotFound } from "#server/middleware/http-error.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";

/** The pages that failed in browsers. */
export const pageFailures = queryCall(noQuery, pageFailuresResponse, async ({ db }) => ({
  failures: await listPageFailures(db),
}));

/** @throws HTTPException 404 when there is no such entry */
export const dismissPageFailure = actionCall(pageFailureDismissRequest, async ({ db, input: { key }, audit }) => {
  await audit("page failure dismissed", orNotFound(await deletePageFailure(db, key)));
  return text.dismissed;
});
