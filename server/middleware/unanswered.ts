import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "#server/lib/log.ts";
import type { Answering } from "./request-guard.ts";

/** What clients that don't take their answers can make this process hold (docs/operations.md#bounds). */
export const unansweredBounds = {
  /** Requests on one connection. Browsers and proxies send one. */
  bySocket: 8,
  /** Over all connections: requests, and bytes that are held for one answer alone. */
  requests: 1_000,
  bytes: 32_000_000,
  /** Beyond them those are cut off that took no answer for so long, the longest first. */
  stalledMs: 2_000,
} as const;

/** How often, at most, what is held is counted, and a cut is said in the log. */
const countMs = 500;
const logMs = 60_000;

declare module "node:http" {
  interface ServerResponse {
    /** Its bytes are kept for everybody. */
    fromMemory?: true;
  }
}

/** What is sent, with the body in the encoding that the headers name, as pages/ keeps it. */
type ResponseInMemory = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
};

/** Answers a request with bytes that all clients share, so that they don't count as held for this one. */
export function sendFromMemory(outgoing: ServerResponse, { status, headers, body }: ResponseInMemory): void {
  outgoing.fromMemory = true;
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

type Client = { answers: readonly ServerResponse[]; movedAt: number };

const bytesHeld = ({ answers }: Client): number =>
  answers.reduce((sum, answer) => sum + (answer.fromMemory ? 0 : answer.writableLength), 0);

/** Forgets the answers that were taken, when they are asked for: a listener on each would cost more. */
function forgetTaken(client: Client, now: number): void {
  const waiting = client.answers.filter(({ closed }) => !closed);
  if (waiting.length === 0 || waiting.length < client.answers.length) client.movedAt = now;
  client.answers = waiting;
}

/**
 * Surrounds what answers requests, so that nobody makes the process hold responses without end: Node begins all
 * requests that came in one piece at once, and a response is held until its client takes it. It cuts clients off
 * instead of refusing calls, because by then the work is done and only memory is at stake.
 */
export function boundUnanswered(
  answering: Answering,
  log: Log,
  bounds: Readonly<Record<keyof typeof unansweredBounds, number>> = unansweredBounds,
): Answering {
  const clients = new Map<Socket, Client>();
  let countedAt = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function cutOff(socket: Socket, now: number): void {
    socket.destroy();
    if (now - loggedAt < logMs) return;
    loggedAt = now;
    log.warn("clients that ask and don't take the answers are cut off");
  }

  function cutStalled(now: number): void {
    for (const client of clients.values()) forgetTaken(client, now);
    const waiting = [...clients].filter(([, { answers }]) => answers.length > 0);
    let requests = waiting.reduce((sum, [, { answers }]) => sum + answers.length, 0);
    let bytes = waiting.reduce((sum, [, client]) => sum + bytesHeld(client), 0);
    const isTooMuch = (): boolean => requests > bounds.requests || bytes > bounds.bytes;
    if (!isTooMuch()) return;
    for (const [socket, client] of waiting.toSorted(([, a], [, b]) => a.movedAt - b.movedAt)) {
      if (!isTooMuch() || now - client.movedAt < bounds.stalledMs) return;
      requests -= client.answers.length;
      bytes -= bytesHeld(client);
      cutOff(socket, now);
    }
  }

  function clientOf(socket: Socket): Client {
    const known = clients.get(socket);
    if (known) return known;
    const client: Client = { answers: [], movedAt: 0 };
    clients.set(socket, client);
    socket.once("close", () => clients.delete(socket));
    return client;
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    // What else came in the same piece from a client that was cut off.
    if (socket.destroyed) return;
    const now = performance.now();
    const client = clientOf(socket);
    forgetTaken(client, now);
    if (client.answers.length >= bounds.bySocket) return cutOff(socket, now);
    client.answers = [...client.answers, outgoing];
    if (now - countedAt > countMs) {
      countedAt = now;
      cutStalled(now);
    }
    return answering(incoming, outgoing);
  };
}
