import type { Handler } from "hono";
import type { HealthResponse } from "#contract/health.ts";
import type { AppContext } from "#server/app-context.ts";

/** Also the readiness check; 503 while the database is away (docs/behavior/calls.md#health). */
export function health({ config, database }: AppContext): Handler {
  return async (c) => {
    const databaseStatus = await database.ping().then(
      () => "ok" as const,
      () => "unavailable" as const,
    );
    const host = /^[\w.:[\]-]{1,255}$/.exec(c.req.header("host") ?? "")?.[0] ?? "";
    const body: HealthResponse = {
      status: databaseStatus,
      environment: config.environment,
      host,
      database: databaseStatus,
    };
    if (databaseStatus === "unavailable") c.header("Retry-After", "5");
    return c.json(body, databaseStatus === "ok" ? 200 : 503);
  };
}
