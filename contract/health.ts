import { z } from "zod";

/** `GET /api/health` (docs/behavior/calls.md#health). Answered with 503 when the database doesn't answer. */
export const healthResponse = z.object({
  status: z.enum(["ok", "unavailable"]),
  environment: z.enum(["development", "production"]),
  host: z.string(),
  database: z.enum(["ok", "unavailable"]),
});
export type HealthResponse = z.infer<typeof healthResponse>;
