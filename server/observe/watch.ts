import type { LogEvent } from "kysely";
import type { Config } from "#server/config.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { Answering } from "#server/request-guard.ts";
import type { Store } from "#server/store/store.ts";
import { methodName, routeNamer } from "./route-name.ts";

/**
 * What is measured and traced, where the configuration asks for it (METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT). A shop
 * that asks for neither has no watch at all, and nothing of it is loaded.
 */
export type Watch = {
  /** Surrounds every request. `declared` are the paths that the app answers; `onError` hears what measuring threw later. */
  around(listener: Answering, declared: readonly string[], onError: (error: unknown) => void): Answering;
  /** A page was answered: out of memory, or rendered for it. */
  page(from: "memory" | "rendering"): void;
  /** The database answered, or didn't. */
  query(event: LogEvent): void;
  /** The same mailer, watched. */
  mailer(mailer: Mailer): Mailer;
  /** The figures as Prometheus reads them, or null when only traces are on. */
  readonly figures: ((store: Store) => Promise<string>) | null;
  /** Sends what is left. */
  close(): Promise<void>;
};

/** Starts what the configuration asks for, or gives null. */
export async function startWatch({
  environment,
  metricsToken,
  traceEndpoint,
}: Pick<Config, "environment" | "metricsToken" | "traceEndpoint">): Promise<Watch | null> {
  if (metricsToken === null && traceEndpoint === null) return null;
  const [metrics, tracing] = await Promise.all([
    metricsToken === null ? null : import("./metrics.ts").then(({ openMetrics }) => openMetrics()),
    traceEndpoint === null
      ? null
      : import("./tracing.ts").then(({ openTracing }) => openTracing(traceEndpoint, environment)),
  ]);

  return {
    around: (listener, declared, onError) => {
      const nameOf = routeNamer(declared);
      return (incoming, outgoing) => {
        const route = nameOf(incoming.url ?? "/");
        const method = methodName(incoming.method);
        const began = performance.now();
        const endSpan = tracing?.request(route, method, incoming.headers);
        outgoing.once("close", () => {
          // A visitor who went away before the answer was whole got none, whatever its head said.
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
      close: () => mailer.close(),
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
    figures: metrics ? metrics.figures : null,
    close: async () => {
      metrics?.close();
      await tracing?.close();
    },
  };
}
