import type { Handler } from "hono";
import type { HealthResponse } from "#contract/health.ts";
import type { Parts } from "#server/parts.ts";

/** `GET /api/health` (back-office §3, §7): also the readiness check; 503 while the database doesn't answer. */
export function health({ config, store }: Parts): Handler {
  return async (c) => {
    const database = await store.ping().then(
      () => "ok" as const,
      () => "unavailable" as const,
    );
    const host = /^[\w.:[\]-]{1,255}$/.exec(c.req.header("host") ?? "")?.[0] ?? "";
    const answer: HealthResponse = { status: database, environment: config.environment, host, database };
    if (database === "unavailable") c.header("Retry-After", "5");
    return c.json(answer, database === "ok" ? 200 : 503);
  };
}
