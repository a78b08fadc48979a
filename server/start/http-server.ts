import type { Server, ServerOptions } from "node:http";
import net from "node:net";
import { pictureBounds } from "#contract/pictures.ts";
import { ConfigError } from "#server/config/config.ts";
import { keepRoomForClients } from "./client-connections.ts";

/** The largest picture, at the pace that is asked of it. */
const longestRequestMs = (1000 * pictureBounds.bytes) / pictureBounds.bytesPerSecond + 20_000;

/** Times against slow clients; for bodies and connections see client-connections.ts. */
export const httpOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: longestRequestMs,
  connectionsCheckingInterval: 1_000,
  // Longer than a load balancer's own idle timeout (usually a minute), so that it never reuses a closed connection.
  keepAliveTimeout: 65_000,
};

/**
 * What connections may take, over all clients (docs/operations.md#bounds); for requests on them see
 * server/middleware/unanswered.ts.
 */
const connectionBounds = {
  connections: 2_000,
  bodyMs: 20_000,
  /** Nothing moved while a response waits to be taken, however far it got. */
  stalledMs: 30_000,
};

/** Bounds the connections of a server that doesn't listen yet, and gives that server. */
export function boundConnections(server: Server, bounds: Partial<typeof connectionBounds> = {}): Server {
  const { stalledMs, ...clients } = { ...connectionBounds, ...bounds };
  keepRoomForClients(server, clients);
  server.timeout = stalledMs;
  return server;
}

const sentences: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `PORT ${port} is in use: another program listens there. Stop it, or choose another PORT.`,
  EACCES: (port) => `PORT ${port} may not be used by this user: choose one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (_, host) => `HOST ${host} is no address of this machine.`,
};

/** Opens the socket and gives its port. @throws ConfigError with one sentence when it can't be opened */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const sentence = sentences[error.code ?? ""]?.(port, host);
      reject(sentence ? new ConfigError(sentence) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/** Requests that arrive on open connections are still served for this long. */
const graceMs = 300;
const deadlineMs = 8_000;

/**
 * Stops a server: it accepts no more connections, lets requests finish, then closes idle connections, and all of them
 * after eight seconds. Meanwhile each response carries `Connection: close`, so that no response is cut off.
 */
export async function stopGracefully(server: Server): Promise<void> {
  if (!server.listening) return;
  const began = Date.now();
  server.prependListener("request", (_, outgoing) => outgoing.setHeader("Connection", "close"));
  const closed = new Promise<void>((resolve) => server.once("close", () => resolve()));
  // Not `http.Server.close()`, which closes idle connections even when a request is on its way.
  Reflect.apply(net.Server.prototype.close, server, []);
  const timer = setInterval(() => {
    const passed = Date.now() - began;
    if (passed > deadlineMs) server.closeAllConnections();
    else if (passed > graceMs) server.closeIdleConnections();
  }, 50);
  await closed;
  clearInterval(timer);
}
