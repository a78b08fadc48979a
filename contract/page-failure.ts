import { z } from "zod";

/** Longer paths and messages are cut by the browser or refused. */
export const failureBounds = { path: 300, message: 200 } as const;

/** What a browser tells of a page whose script failed: the path without its query, and the error's own words. */
export const pageFailureRequest = z.strictObject({
  path: z.string().max(failureBounds.path).startsWith("/"),
  message: z.string().max(failureBounds.message),
});
