import { z } from "zod";

/** 503 when the database doesn't answer (docs/behavior/calls.md#health). */
export const healthResponse = z.object({
  status: z.enum(["ok", "unavailable"]).optional(),
  environment: z.enum(["development", "production"]),
  host: z.string(),
  database: z.enum(["ok", "unavailable"]).optional(),
  /** By how many seconds the server's clock is ahead of the database's; left out below a second. */
  clockAheadSeconds: z.number().optional(),
});
export type HealthResponse = z.infer<typeof healthResponse>;
