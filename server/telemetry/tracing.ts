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

/** Imported only with OTEL_EXPORTER_OTLP_ENDPOINT. */
export function openTracing(endpoint: string, environment: string) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceOf(environment),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 2_000 })],
  });
  // Registers the async context manager and the W3C traceparent propagator.
  provider.register();
  const tracer = provider.getTracer("incard-shop");

  return {
    /** In the caller's trace when it sent a `traceparent`. */
    request(route: string, method: string, headers: IncomingHttpHeaders) {
      const caller = propagation.extract(ROOT_CONTEXT, headers);
      const attributes = { "http.request.method": method, "http.route": route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
      return {
        /** Runs `work` in the span's context, so that its queries and mails become child spans. */
        inside: <T>(work: () => T): T => context.with(trace.setSpan(caller, span), work),
        /** @param status null when the visitor left */
        end(status: number | null): void {
          if (status !== null) span.setAttribute("http.response.status_code", status);
          if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    /** Records a query that just ended as a child span; queries outside of requests are left out. */
    query({ level, query, queryDurationMillis }: LogEvent): void {
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
    async mail<T>(send: () => Promise<T>): Promise<T> {
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
    /** Flushes; gives up after three seconds, so that an unreachable collector doesn't delay the shutdown. */
    async close(): Promise<void> {
      await withTimeout(provider.shutdown(), closeMs, "the collector doesn't answer").catch(() => {});
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
