/** What the server status badge shows (docs/behavior/staff-dashboards.md#frame). */
export type Connection = "connecting" | "connected" | "error";
/** What happens to it: the server is asked, answers well, or doesn't. */
export type ConnectionEvent = "ask" | "answer" | "failure";

/** Health is polled this often, in milliseconds (docs/behavior/staff-dashboards.md#frame). */
export const healthPollMs = 30_000;

/**
 * The connection's next state. Asking again while connected doesn't flicker; after an error it shows that somebody tries.
 */
export function nextConnection(state: Connection, event: ConnectionEvent): Connection {
  if (event === "answer") return "connected";
  if (event === "failure") return "error";
  return state === "connected" ? "connected" : "connecting";
}
