import { describe, expect, it } from "vitest";
import { type Connection, type ConnectionEvent, healthPollMs, nextConnection } from "./connection.ts";

const rows: [Connection, ConnectionEvent, Connection][] = [
  ["connecting", "ask", "connecting"],
  ["connecting", "answer", "connected"],
  ["connecting", "failure", "error"],
  ["connected", "ask", "connected"],
  ["connected", "answer", "connected"],
  ["connected", "failure", "error"],
  ["error", "ask", "connecting"],
  ["error", "answer", "connected"],
  ["error", "failure", "error"],
];

describe("the connection badge", () => {
  it.each(rows)("goes from %s by %s to %s", (from, event, to) => {
    expect(nextConnection(from, event)).toBe(to);
  });

  it("is fed every 30 seconds", () => {
    expect(healthPollMs).toBe(30_000);
  });
});
