import { z } from "zod";
import { pageQuery } from "./admin-inbox.ts";

export const auditLogQuery = z.object(pageQuery);

export const auditLogResponse = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      id: z.number().int(),
      at: z.string(),
      username: z.string(),
      action: z.string(),
      detail: z.string(),
    }),
  ),
  matchCount: z.number().int(),
});
export type AuditLogResponse = z.infer<typeof auditLogResponse>;
