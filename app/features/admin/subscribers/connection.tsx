import { useEffect, useEffectEvent } from "react";
import { useStaffData } from "#app/features/admin/use-staff-data.ts";
import { callApi } from "#app/lib/call-api.ts";
import { staff } from "#content/admin-dashboard.ts";
import { type HealthResponse, healthResponse } from "#contract/health.ts";

type Connection = "connecting" | "connected" | "error";

/** docs/behavior/staff-dashboards.md#frame */
const healthPollMs = 30_000;
const timeoutMs = 10_000;

/** At once and every 30 s (docs/behavior/staff-dashboards.md#frame); `ask` polls now. */
export function useConnection() {
  const {
    data,
    latest: health,
    error,
    busy,
    reload: ask,
  } = useStaffData("health", (signal) =>
    callApi("GET", "/api/health", healthResponse, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }),
  );
  const poll = useEffectEvent(ask);
  useEffect(() => {
    const timer = setInterval(poll, healthPollMs);
    return () => clearInterval(timer);
  }, []);
  // Asking again while connected doesn't flicker; after an error it shows that somebody tries.
  const connection: Connection = data ? "connected" : error && !busy ? "error" : "connecting";
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
        {connection === "connecting" ? <circle cx="10" cy="10" r="4" /> : null}
        {connection === "connected" ? <circle cx="10" cy="10" r="4" fill="currentColor" stroke="none" /> : null}
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
