import { z } from "zod";

/** Left out by a server that answers in the specified shape alone, and is online then. */
const state = z.enum(["ok", "unavailable"]).default("ok");

/** How the server is; sent with status 503 when the database doesn't answer (docs/behavior/calls.md#health). */
export const healthResponse = z.object({
  status: state,
  environment: z.enum(["development", "production"]),
  host: z.string(),
  database: state,
  /** By how many seconds the server's clock is ahead of the database's; left out below a second. */
  clockAheadSeconds: z.number().optional(),
});
export type HealthResponse = z.infer<typeof healthResponse>;
