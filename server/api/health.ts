import type { Handler } from "hono";
import type { HealthResponse } from "#contract/health.ts";
import type { AppContext } from "#server/app-context.ts";

/**
 * Makes the handler of `GET /api/health`, which is also the readiness check; 503 while the database is away
 * (docs/behavior/calls.md#health).
 */
export function healthCall({ config, database }: AppContext): Handler {
  const { clock } = database;
  return async (c) => {
    const status = await database.ping().then(
      () => "ok" as const,
      () => "unavailable" as const,
    );
    const host = /^[\w.:[\]-]{1,255}$/.exec(c.req.header("host") ?? "")?.[0] ?? "";
    const skew = clock.isSkewed() ? { clockAheadSeconds: clock.aheadMs() / 1000 } : {};
    const body: HealthResponse = { status, environment: config.environment, host, database: status, ...skew };
    if (status === "unavailable") c.header("Retry-After", "5");
    return c.json(body, status === "ok" ? 200 : 503);
  };
}
