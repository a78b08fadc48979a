import type { Context } from "hono";
import type { LogEvent } from "kysely";
import { isDataPath } from "#app/router-adapter/data-requests.ts";
import { isSameSecret } from "#server/auth/signatures.ts";
import type { Config } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { verdictOf } from "#server/mail/smtp-verdict.ts";
import { apiHeaderList } from "#server/middleware/api-headers.ts";
import type { Answering } from "#server/middleware/request-guard.ts";
import type { Metrics } from "./metrics.ts";

const asPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);

/**
 * Makes what names a request's route for metrics and traces: the declared path of a call (`/api/payment-status/:id`),
 * or a word for the rest. So the number of names is bounded, and none holds an id or what a visitor typed.
 * @param declared the paths of the app's routes
 */
export function routeNamer(declared: readonly string[]): (target: string) => string {
  const plain = new Set(declared.filter((path) => !path.includes("*") && !path.includes(":")));
  const withParts = declared
    .filter((path) => !path.includes("*") && path.includes(":"))
    .map((path) => ({ path, pattern: asPattern(path) }));
  return (target) => {
    const path = target.split("?", 1)[0] ?? "/";
    if (plain.has(path)) return path;
    const call = withParts.find(({ pattern }) => pattern.test(path));
    if (call) return call.path;
    if (/^\/api(\/|$)/.test(path)) return "/api";
    if (path.startsWith("/demo-store/")) return "/demo-store";
    if (path.startsWith("/assets/")) return "asset";
    if (path.startsWith("/images/")) return "image";
    if (isDataPath(path)) return "page-data";
    return /\.[a-z0-9]{1,12}$/i.test(path) ? "file" : "page";
  };
}

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Names an HTTP method for metrics and traces: all unknown ones are one word. */
export const methodName = (method: string | undefined): string =>
  method !== undefined && known.has(method) ? method : "other";

type Settings = Pick<Config, "environment" | "metricsToken" | "traceEndpoint">;

/** Metrics and tracing of one process, as far as they are configured. */
export type Telemetry = {
  /**
   * Surrounds what answers requests, so that each is measured.
   * @param declared the paths that the app answers
   * @param onError gets what measuring threw later
   */
  wrap(listener: Answering, declared: readonly string[], onError: (error: unknown) => void): Answering;
  /** Counts a page that was answered from memory, or rendered. */
  page(from: "memory" | "rendering"): void;
  /** Records a query of the database that just ended. */
  readonly query: (event: LogEvent) => void;
  /** Surrounds a mailer, so that each try is measured. */
  mailer(mailer: Mailer): Mailer;
  /** Renders the metrics for Prometheus; null when only tracing is on. */
  readonly metricsPage: Metrics["render"] | null;
  /** Sends what is left, and ends both. */
  close(): Promise<void>;
};

/** Starts metrics and tracing as configured. Null where neither is, and then none of their code is imported. */
export async function startTelemetry({
  environment,
  metricsToken,
  traceEndpoint,
}: Settings): Promise<Telemetry | null> {
  if (metricsToken === null && traceEndpoint === null) return null;
  const [metrics, tracing] = await Promise.all([
    metricsToken === null ? null : import("./metrics.ts").then(({ openMetrics }) => openMetrics()),
    traceEndpoint === null
      ? null
      : import("./tracing.ts").then(({ openTracing }) => openTracing(traceEndpoint, environment)),
  ]);

  return {
    wrap(listener, declared, onError) {
      const nameOf = routeNamer(declared);
      return (incoming, outgoing) => {
        const route = nameOf(incoming.url ?? "/");
        const method = methodName(incoming.method);
        const began = performance.now();
        const endSpan = tracing?.request(route, method, incoming.headers);
        outgoing.once("close", () => {
          // A client that disconnected early got no response, whatever the status code was.
          const status = outgoing.writableFinished ? outgoing.statusCode : null;
          try {
            metrics?.request(route, method, status, (performance.now() - began) / 1000);
            endSpan?.end(status);
          } catch (error) {
            onError(error);
          }
        });
        return endSpan ? endSpan.inside(() => listener(incoming, outgoing)) : listener(incoming, outgoing);
      };
    },
    page: (from) => metrics?.page(from),
    query(event) {
      metrics?.query(event.queryDurationMillis / 1000, event.level === "error");
      tracing?.query(event);
    },
    mailer: (mailer) => ({
      async send(mail) {
        const send = (): Promise<void> => mailer.send(mail);
        try {
          await (tracing ? tracing.mail(send) : send());
          metrics?.mail("sent");
        } catch (error) {
          metrics?.mail(verdictOf(error).mail === "refused" ? "refused" : "failed");
          throw error;
        }
      },
    }),
    metricsPage: metrics?.render ?? null,
    async close() {
      metrics?.close();
      await tracing?.close();
    },
  };
}

type MetricsSources = { readonly config: Config; readonly database: DatabaseClient };

/**
 * Makes the handler of `GET /metrics` for Prometheus: 401 without the token. In a shop without METRICS_TOKEN it isn't
 * registered, and the path gives 404.
 */
export function metricsHandler(
  { config, database }: MetricsSources,
  render: NonNullable<Telemetry["metricsPage"]>,
): (c: Context) => Promise<Response> {
  const wanted = `Bearer ${config.metricsToken ?? ""}`;
  const headers = apiHeaderList(config);
  return async (c: Context): Promise<Response> => {
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
