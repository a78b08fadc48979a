import type { IncomingHttpHeaders } from "node:http";
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BatchSpanProcessor, type NodeTracerConfig, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { LogEvent } from "kysely";
import { withTimeout } from "#server/lib/with-timeout.ts";

type Resource = NonNullable<NodeTracerConfig["resource"]>;

/** The SDK wants a mergeable object; there is nothing to merge. */
function resourceOf(environment: string): Resource {
  const attributes = {
    "service.name": process.env.OTEL_SERVICE_NAME || "incard-shop",
    "deployment.environment.name": environment,
  };
  const resource: Resource = { attributes, merge: () => resource, getRawAttributes: () => Object.entries(attributes) };
  return resource;
}

const closeMs = 3_000;

/** The span of one request. */
export type RequestSpan = {
  /** Runs `work` in the span's context, so that its queries and mails become child spans. */
  inside<T>(work: () => T): T;
  /** Ends the span. @param status null when the visitor left */
  end(status: number | null): void;
};

/** Tracing of one process. */
export type Tracing = {
  /** Starts the span of a request, in the caller's trace when it sent a `traceparent`. */
  request(route: string, method: string, headers: IncomingHttpHeaders): RequestSpan;
  /**
   * Records a query that just ended as a child span of the current request; queries outside of requests are left out.
   */
  query(event: LogEvent): void;
  /** Surrounds one try to send a mail with a span. @throws what `send` throws */
  mail<T>(send: () => Promise<T>): Promise<T>;
  /** Sends what is left; gives up after three seconds, so that an unreachable collector doesn't delay the shutdown. */
  close(): Promise<void>;
};

/**
 * Starts tracing to a collector that speaks OTLP over HTTP; spans leave in batches. Imported only with
 * OTEL_EXPORTER_OTLP_ENDPOINT.
 */
export function openTracing(endpoint: string, environment: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceOf(environment),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 2_000 })],
  });
  // Registers the async context manager and the W3C traceparent propagator.
  provider.register();
  const tracer = provider.getTracer("incard-shop");

  return {
    request(route, method, headers) {
      const caller = propagation.extract(ROOT_CONTEXT, headers);
      const attributes = { "http.request.method": method, "http.route": route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
      return {
        inside: (work) => context.with(trace.setSpan(caller, span), work),
        end(status) {
          if (status !== null) span.setAttribute("http.response.status_code", status);
          if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    query({ level, query, queryDurationMillis }) {
      const here = context.active();
      if (!trace.getSpan(here)) return;
      const now = Date.now();
      const name = `database ${query.sql.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? "query"}`;
      // With placeholders: the bound values may be personal data.
      const attributes = { "db.system.name": "sql", "db.query.text": query.sql.slice(0, 500) };
      const startTime = now - queryDurationMillis;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes }, here);
      if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    async mail(send) {
      const span = tracer.startSpan("mail send", { kind: SpanKind.CLIENT });
      try {
        return await context.with(trace.setSpan(context.active(), span), send);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      await withTimeout(provider.shutdown(), closeMs, "the collector doesn't answer").catch(() => {});
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
