import { staff } from "#content/admin-dashboard.ts";
import type { HealthResponse } from "#contract/health.ts";
import type { Connection } from "./use-connection.ts";

const badge = "inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-sm font-medium";

const looks: Record<Connection, string> = {
  connecting: "border-border-strong text-ink-soft",
  connected: "border-success text-success",
  error: "border-danger text-danger",
};

export function ConnectionBadge({ connection }: { connection: Connection }) {
  return (
    <p role="status" className={`${badge} ${looks[connection]}`}>
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
