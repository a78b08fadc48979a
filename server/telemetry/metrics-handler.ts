import type { Handler } from "hono";
import type { AppContext } from "#server/app-context.ts";
import { isSameSecret } from "#server/auth/signatures.ts";
import { apiHeaderList } from "#server/middleware/api-headers.ts";

/** `GET /metrics`: 401 without the token. Not registered without METRICS_TOKEN. */
export function metricsHandler(
  { config, database }: AppContext,
  render: (database: AppContext["database"]) => Promise<string>,
): Handler {
  const wanted = `Bearer ${config.metricsToken ?? ""}`;
  const headers = apiHeaderList(config);
  return async (c) => {
    const shown = c.req.header("authorization") ?? "";
    if (config.metricsToken === null || !isSameSecret(shown, wanted)) {
      return c.text("This needs the token of METRICS_TOKEN.\n", 401, { ...headers, "WWW-Authenticate": "Bearer" });
    }
    return c.body(await render(database), 200, {
      ...headers,
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  };
}
