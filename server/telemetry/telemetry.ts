import type { LogEvent } from "kysely";
import type { Config } from "#server/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { Answering } from "#server/middleware/request-guard.ts";
import { methodName, routeNamer } from "./route-name.ts";

/**
 * Metrics and tracing, as configured (METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT). With neither set there is no
 * telemetry and none of its code is imported.
 */
export type Telemetry = {
  /** Surrounds every request. `declared` are the paths that the app answers; `onError` hears what measuring threw later. */
  wrap(listener: Answering, declared: readonly string[], onError: (error: unknown) => void): Answering;
  /** Counts a page served from memory or by rendering. */
  page(from: "memory" | "rendering"): void;
  /** Records a query's result. */
  query(event: LogEvent): void;
  /** Wraps a mailer. */
  mailer(mailer: Mailer): Mailer;
  /** Renders the metrics for Prometheus; null when only tracing is on. */
  readonly metricsPage: ((database: DatabaseClient) => Promise<string>) | null;
  /** Sends what is left. */
  close(): Promise<void>;
};

/** Starts metrics and tracing as configured; null for neither. */
export async function startTelemetry({
  environment,
  metricsToken,
  traceEndpoint,
}: Pick<Config, "environment" | "metricsToken" | "traceEndpoint">): Promise<Telemetry | null> {
  if (metricsToken === null && traceEndpoint === null) return null;
  const [metrics, tracing] = await Promise.all([
    metricsToken === null ? null : import("./metrics.ts").then(({ openMetrics }) => openMetrics()),
    traceEndpoint === null
      ? null
      : import("./tracing.ts").then(({ openTracing }) => openTracing(traceEndpoint, environment)),
  ]);

  return {
    wrap: (listener, declared, onError) => {
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
    query: (event) => {
      metrics?.query(event.queryDurationMillis / 1000, event.level === "error");
      tracing?.query(event);
    },
    mailer: (mailer) => ({
      send: async (mail) => {
        const send = (): Promise<void> => mailer.send(mail);
        try {
          await (tracing ? tracing.mail(send) : send());
          metrics?.mail("sent");
        } catch (error) {
          metrics?.mail("refused");
          throw error;
        }
      },
    }),
    metricsPage: metrics ? metrics.render : null,
    close: async () => {
      metrics?.close();
      await tracing?.close();
    },
  };
}
