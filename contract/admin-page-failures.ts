import { z } from "zod";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** Pages whose script failed in a browser: the most frequent first. `browser` is its name and major version. */
export const pageFailuresResponse = staffResponse({
  failures: rowsOf(
    z.object({
      key: z.string(),
      path: z.string(),
      message: z.string(),
      browser: z.string(),
      count: int,
      last_at: z.string(),
    }),
  ),
});
export type PageFailuresResponse = z.infer<typeof pageFailuresResponse>;

/** Names one of them by its key. */
export const pageFailureDismissRequest = z.strictObject({ key: z.string().regex(/^[\w-]{1,100}$/) });
