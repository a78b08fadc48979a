import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { type HealthResponse, healthResponse } from "#contract/health.ts";

/** docs/behavior/staff-dashboards.md#frame */
export type Connection = "connecting" | "connected" | "error";

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
    const mine = new AbortController();
    running.current = mine;
    // Asking again while connected doesn't flicker; after an error it shows that somebody tries.
    setConnection((now) => (now === "connected" ? now : "connecting"));
    try {
      const signal = AbortSignal.any([mine.signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await callApi("GET", "/api/health", healthResponse, { signal });
      if (mine.signal.aborted) return;
      setHealth(answer);
      setConnection("connected");
    } catch {
      if (!mine.signal.aborted) setConnection("error");
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
