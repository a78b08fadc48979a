import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { staff } from "#content/admin-dashboard.ts";
import { type HealthResponse, healthResponse } from "#contract/health.ts";

/** docs/behavior/staff-dashboards.md#frame */
type Connection = "connecting" | "connected" | "error";

/** docs/behavior/staff-dashboards.md#frame */
const healthPollMs = 30_000;
const timeoutMs = 10_000;

/** At once and every 30 s (docs/behavior/staff-dashboards.md#frame); `ask` polls now. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>("connecting");
  const [health, setHealth] = useState<HealthResponse | null>(null);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // Asking again while connected doesn't flicker; after an error it shows that somebody tries.
    setConnection((now) => (now === "connected" ? now : "connecting"));
    try {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
      const response = await callApi("GET", "/api/health", healthResponse, { signal });
      if (controller.signal.aborted) return;
      setHealth(response);
      setConnection("connected");
    } catch {
      if (!controller.signal.aborted) setConnection("error");
    }
  }, []);

  useEffect(() => {
    void ask();
    const timer = setInterval(ask, healthPollMs);
    return () => {
      clearInterval(timer);
      running.current?.abort();
    };
  }, [ask]);

  return { connection, health, ask };
}

const badge = "inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-sm font-medium";

const badgeTones: Record<Connection, string> = {
  connecting: "border-border-strong text-ink-soft",
  connected: "border-success text-success",
  error: "border-danger text-danger",
};

export function ConnectionBadge({ connection }: { connection: Connection }) {
  return (
    <p role="status" className={`${badge} ${badgeTones[connection]}`}>
      <svg
        viewBox="0 0 20 20"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="8.5" className={connection === "connecting" ? "ring-pulse" : ""} />
        {connection === "error" ? null : (
          <circle
            cx="10"
            cy="10"
            r="4"
            {...(connection === "connected" ? { fill: "currentColor", stroke: "none" } : {})}
          />
        )}
        {connection === "error" ? <path d="M4 16 16 4" /> : null}
      </svg>
      {staff.connection[connection]}
    </p>
  );
}

/** Which schema this server writes, and on which host it answers. */
export function EnvironmentBadge({
  environment,
  host,
}: {
  environment: HealthResponse["environment"];
  host: string | undefined;
}) {
  const live = environment === "production";
  return (
    <p className={`${badge} ${live ? "border-ink bg-ink text-paper" : "border-border-strong text-ink"}`}>
      <span className="sr-only">Environment: </span>
      {staff.environments[environment]}
      {host ? <span className="figure-mono opacity-80">{host}</span> : null}
    </p>
  );
}
