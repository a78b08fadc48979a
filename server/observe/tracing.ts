import type { IncomingHttpHeaders } from "node:http";
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BatchSpanProcessor, type NodeTracerConfig, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { LogEvent } from "kysely";

/** The span of one request. */
export type RequestSpan = {
  /** Runs work whose queries and mails belong to this request. */
  inside<T>(work: () => T): T;
  /** `status` is null when the visitor left. */
  end(status: number | null): void;
};

/** Traces of one process. Loaded only with OTEL_EXPORTER_OTLP_ENDPOINT. */
export type Tracing = {
  /** Begins the span of a request, as a part of the caller's trace when it sent a `traceparent`. */
  request(route: string, method: string, headers: IncomingHttpHeaders): RequestSpan;
  /** A query that ended now, as a part of the request under way; queries of timers are left out. */
  query(event: LogEvent): void;
  /** Surrounds one try to send a mail. */
  mail<T>(send: () => Promise<T>): Promise<T>;
  /** Sends what is left; gives up after three seconds, so that a lost collector holds up no stop. */
  close(): Promise<void>;
};

type Resource = NonNullable<NodeTracerConfig["resource"]>;

/** Who sends the spans. The SDK wants an object that can be merged, and ours is all there is. */
function resourceOf(environment: string): Resource {
  const attributes = {
    "service.name": process.env.OTEL_SERVICE_NAME || "incard-shop",
    "deployment.environment.name": environment,
  };
  const resource: Resource = { attributes, merge: () => resource, getRawAttributes: () => Object.entries(attributes) };
  return resource;
}

const closeMs = 3_000;

/** Starts tracing to a collector that speaks OTLP over HTTP; spans leave in batches. */
export function openTracing(endpoint: string, environment: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceOf(environment),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 2_000 })],
  });
  // Brings the context that follows asynchronous work, and the reading of W3C's traceparent.
  provider.register();
  const tracer = provider.getTracer("incard-shop");

  return {
    request: (route, method, headers) => {
      const caller = propagation.extract(ROOT_CONTEXT, headers);
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes: { "http.request.method": method, "http.route": route } },
        caller,
      );
      return {
        inside: (work) => context.with(trace.setSpan(caller, span), work),
        end: (status) => {
          if (status !== null) span.setAttribute("http.response.status_code", status);
          if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    query: ({ level, query, queryDurationMillis }) => {
      const here = context.active();
      if (!trace.getSpan(here)) return;
      const text = query.sql;
      const now = Date.now();
      const span = tracer.startSpan(
        `database ${text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? "query"}`,
        {
          kind: SpanKind.CLIENT,
          startTime: now - queryDurationMillis,
          // With its placeholders: what was bound to them is a customer's.
          attributes: { "db.system.name": "sql", "db.query.text": text.slice(0, 500) },
        },
        here,
      );
      if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    mail: async (send) => {
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
    close: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
