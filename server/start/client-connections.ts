import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { serverMessages } from "#content/server-messages.ts";
import type { ErrorResponse } from "#contract/error-response.ts";
import { ipGroup } from "#server/middleware/client-ip.ts";
import { leastBytesPerSecond } from "#server/middleware/slow-body.ts";

/** What connections may take. */
export type ConnectionBounds = {
  /** How many there may be, over all clients. */
  readonly connections: number;
  /**
   * How long a body may take, in milliseconds; one of a call that allows slow ones has to keep its pace from then on.
   */
  readonly bodyMs: number;
};

const sweepMs = 1_000;
/** Looking for those to end costs more than ending them, so some are ended at a time. */
const endedAtATime = 1 / 50;

type Connection = {
  readonly socket: Socket;
  readonly address: string;
  /** When it opened or its last request began, in milliseconds. */
  movedAt: number;
  /** The last request, what had arrived before it, and its answer. */
  request: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse; readonly before: number } | null;
};

/** Nothing is done for the client: it has to send first. */
const waitsForClient = ({ request }: Connection): boolean =>
  request === null || !request.incoming.complete || request.outgoing.closed;

function tooSlow({ socket, movedAt, request }: Connection, now: number, bodyMs: number): boolean {
  if (request === null || request.incoming.complete) return false;
  const ms = now - movedAt;
  if (ms < bodyMs) return false;
  const least = leastBytesPerSecond(request.incoming);
  return least === null || socket.bytesRead - request.before < (least * ms) / 1000;
}

const body = JSON.stringify({ success: false, message: serverMessages.tooSlow } satisfies ErrorResponse);
const timedOut = [
  "HTTP/1.1 408 Request Timeout",
  "Connection: close",
  "Content-Type: application/json; charset=utf-8",
  `Content-Length: ${Buffer.byteLength(body)}`,
  "",
  body,
].join("\r\n");

function endSlow({ socket, request }: Connection): void {
  if (!request?.outgoing.headersSent && socket.writable) socket.write(timedOut);
  socket.destroySoon();
}

/** The longest waiting ones of the addresses that have most of them. */
function waitingLongest(connections: Iterable<Connection>, count: number): Connection[] {
  const waiting = [...connections].filter(waitsForClient).sort((a, b) => a.movedAt - b.movedAt);
  const byAddress = Map.groupBy(waiting, ({ address }) => address);
  const found: Connection[] = [];
  while (found.length < count) {
    let fullest: Connection[] = [];
    for (const group of byAddress.values()) if (group.length > fullest.length) fullest = group;
    const longest = fullest.shift();
    if (!longest) break;
    found.push(longest);
  }
  return found;
}

/**
 * Bounds the connections of a server that doesn't listen yet, and the time of bodies on them. When there are as many as
 * may be, whoever comes gets the place of one that waits for its client: a connection without a request, or with half
 * of one. Behind a proxy all have its address, so the longest waiting one ends. It isn't `fairPlaces`, because a
 * connection changes between working and waiting while it holds its place, and looking for one to end is dear.
 */
export function keepRoomForClients(server: Server, { connections: most, bodyMs }: ConnectionBounds): void {
  const open = new Map<Socket, Connection>();
  // Sockets that were ended count for a moment more.
  server.maxConnections = 2 * most;

  function end(connection: Connection): void {
    open.delete(connection.socket);
    connection.socket.destroy();
  }

  server.on("connection", (socket: Socket) => {
    if (open.size >= most) waitingLongest(open.values(), Math.ceil(most * endedAtATime)).forEach(end);
    if (open.size >= most) {
      socket.destroy();
      return;
    }
    const address = ipGroup(socket.remoteAddress ?? "");
    open.set(socket, { socket, address, movedAt: performance.now(), request: null });
    socket.once("close", () => open.delete(socket));
  });

  server.prependListener("request", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const connection = open.get(incoming.socket);
    if (!connection) return;
    connection.movedAt = performance.now();
    connection.request = { incoming, outgoing, before: incoming.socket.bytesRead };
  });

  let timer: NodeJS.Timeout | undefined;
  server.once("listening", () => {
    timer = setInterval(() => {
      const now = performance.now();
      for (const connection of open.values()) if (tooSlow(connection, now, bodyMs)) endSlow(connection);
    }, sweepMs).unref();
  });
  server.once("close", () => clearInterval(timer));
}
