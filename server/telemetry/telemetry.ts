import type { LogEvent } from "kysely";
import type { Config } from "#server/config.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { Answering } from "#server/middleware/request-guard.ts";
import { methodName, routeNamer } from "./route-name.ts";

type Settings = Pick<Config, "environment" | "metricsToken" | "traceEndpoint">;
export type Telemetry = NonNullable<Awaited<ReturnType<typeof startTelemetry>>>;

/** None of its code is imported without METRICS_TOKEN or OTEL_EXPORTER_OTLP_ENDPOINT. */
export async function startTelemetry({ environment, metricsToken, traceEndpoint }: Settings) {
  if (metricsToken === null && traceEndpoint === null) return null;
  const [metrics, tracing] = await Promise.all([
    metricsToken === null ? null : import("./metrics.ts").then(({ openMetrics }) => openMetrics()),
    traceEndpoint === null
      ? null
      : import("./tracing.ts").then(({ openTracing }) => openTracing(traceEndpoint, environment)),
  ]);

  return {
    /**
     * @param declared the paths that the app answers
     * @param onError gets what measuring threw later
     */
    wrap(listener: Answering, declared: readonly string[], onError: (error: unknown) => void): Answering {
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
    page: (from: "memory" | "rendering"): void => metrics?.page(from),
    query(event: LogEvent): void {
      metrics?.query(event.queryDurationMillis / 1000, event.level === "error");
      tracing?.query(event);
    },
    mailer: (mailer: Mailer): Mailer => ({
      async send(mail) {
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
    /** Null when only tracing is on. */
    metricsPage: metrics?.render ?? null,
    async close(): Promise<void> {
      metrics?.close();
      await tracing?.close();
    },
  };
}
