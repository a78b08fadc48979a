import type { Handler } from "hono";
import type { HealthResponse } from "#contract/health.ts";
import type { AppContext } from "#server/app-context.ts";

/** Also the readiness check; 503 while the database is away (docs/behavior/calls.md#health). */
export function health({ config, database }: AppContext): Handler {
  return async (c) => {
    const status = await database.ping().then(
      () => "ok" as const,
      () => "unavailable" as const,
    );
    const host = /^[\w.:[\]-]{1,255}$/.exec(c.req.header("host") ?? "")?.[0] ?? "";
    const body: HealthResponse = { status, environment: config.environment, host, database: status };
    if (status === "unavailable") c.header("Retry-After", "5");
    return c.json(body, status === "ok" ? 200 : 503);
  };
}
