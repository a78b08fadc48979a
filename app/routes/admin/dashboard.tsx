import { useEffect, useEffectEvent } from "react";
import { NotOpenNote } from "#app/features/admin/not-open-note.tsx";
import { usePublicConfig, useStaffScreen } from "#app/features/admin/staff-screen.ts";
import { SubscriberList } from "#app/features/admin/subscribers/subscriber-list.tsx";
import { useStaffData } from "#app/features/admin/use-staff-calls.ts";
import { anySignal } from "#app/lib/any-signal.ts";
import { callApi } from "#app/lib/call-api.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { type HealthResponse, healthResponse } from "#contract/health.ts";

type Connection = "connecting" | "connected" | "error";

/** docs/behavior/staff-dashboards.md#frame */
const healthPollMs = 30_000;
const timeoutMs = 10_000;

const askHealth = (signal: AbortSignal) =>
  callApi("GET", "/api/health", healthResponse, { signal: anySignal([signal, AbortSignal.timeout(timeoutMs)]) });

/** All dashboards are this one; they differ in their source (docs/behavior/staff-dashboards.md#sources). */
export default function Dashboard() {
  const source = useStaffScreen()?.source ?? "direct";
  const config = usePublicConfig();
  const { data, latest: health, error, busy, reload } = useStaffData("health", askHealth);
  const poll = useEffectEvent(reload);
  useEffect(() => {
    const timer = setInterval(poll, healthPollMs);
    return () => clearInterval(timer);
  }, []);
  // Asking again while connected doesn't flicker; after an error it shows that somebody tries.
  const unconnected = error && !busy ? "error" : "connecting";
  const connection: Connection = data ? "connected" : unconnected;
  const environment = health?.environment ?? config?.environment;
  return (
    <>
      {/* The login leads here. */}
      {source === "direct" ? (
        <>
          <NotOpenNote />
          <p className="py-5">
            <ButtonLink to={adminScreens.today.to} variant="secondary">
              {staff.seeToday}
            </ButtonLink>
          </p>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2 border-b border-border pt-4 pb-5">
        <ConnectionBadge connection={connection} />
        {environment ? <EnvironmentBadge environment={environment} host={health?.host} /> : null}
      </div>
      <SubscriberList key={source} source={source} onRefresh={reload} />
    </>
  );
}

const badge = "inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-sm font-medium";

const badgeTones: Record<Connection, string> = {
  connecting: "border-border-strong text-ink-soft",
  connected: "border-success text-success",
  error: "border-danger text-danger",
};

function ConnectionBadge({ connection }: { connection: Connection }) {
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
      <span>{staff.connection[connection]}</span>
    </p>
  );
}

type EnvironmentBadgeProps = { environment: HealthResponse["environment"]; host: string | undefined };

/** Which schema this server writes, and on which host it answers. */
function EnvironmentBadge({ environment, host }: EnvironmentBadgeProps) {
  const live = environment === "production";
  return (
    <p className={`${badge} ${live ? "border-ink bg-ink text-paper" : "border-border-strong text-ink"}`}>
      <span className="sr-only">Environment: </span>
      <span>{staff.environments[environment]}</span>
      {host ? <span className="figure-mono opacity-80">{host}</span> : null}
    </p>
  );
}
