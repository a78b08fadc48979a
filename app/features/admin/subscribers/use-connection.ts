import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { type HealthResponse, healthResponse } from "#contract/health.ts";
import { healthPollMs, nextConnection } from "./connection.ts";

/** Timeout in milliseconds. */
const timeoutMs = 10_000;

/** Polls the server's health at once and every 30 s (docs/behavior/staff-dashboards.md#frame); `ask` polls now. */
export function useConnection() {
  const [connection, tell] = useReducer(nextConnection, "connecting");
  const [health, setHealth] = useState<HealthResponse | null>(null);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    tell("ask");
    try {
      const signal = AbortSignal.any([mine.signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await callApi("GET", "/api/health", healthResponse, { signal });
      if (mine.signal.aborted) return;
      setHealth(answer);
      tell("answer");
    } catch {
      if (!mine.signal.aborted) tell("failure");
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
