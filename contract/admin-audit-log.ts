import { z } from "zod";
import { int, pageSchemaOf, staffResponse } from "./staff-response.ts";

/** What staff did, the newest first, one page of it. */
export const auditLogResponse = staffResponse(
  pageSchemaOf(z.object({ id: int, at: z.string(), username: z.string(), action: z.string(), detail: z.string() })),
);
