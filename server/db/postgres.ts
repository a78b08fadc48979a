import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { DatabaseUnavailableError } from "./unavailable.ts";

/** Three seconds in all: to connect, to get a pooled connection, and for a statement, canceled by the server first. */
const connectTimeoutMs = 1000;
const acquireTimeoutMs = 2000;
const statementTimeoutMs = 1800;
const queryTimeoutMs = 2200;
const openCircuitMs = 250;
const connections = 10;

/** As SQLite returns them. Of large integers a sum is NUMERIC. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

/** A client with its own connect timeout, apart from the pool's acquire timeout. */
class ConnectTimeoutClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /read timeout/i.test(error.message);

/** Wraps a client, so that its connection is destroyed, not reused, after a timeout or a broken query. */
function wrapClient(client: pg.PoolClient, onTimeout: () => void): PostgresPoolClient {
  let broken = false;
  const query = async (text: unknown, values?: unknown): Promise<unknown> => {
    try {
      return await Reflect.apply(client.query, client, [text, values]);
    } catch (error) {
      // An error with an SQLSTATE came from the server; after any other the connection can't be trusted.
      if (!(error instanceof pg.DatabaseError)) broken = true;
      if (isTimeout(error)) onTimeout();
      throw error;
    }
  };
  return {
    // Kysely calls `query` with text and values only.
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || broken),
  };
}

/** After a failed connection or a query timeout, `connect()` fails at once for a short time: nobody waits in line. */
function circuitBreakerPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let openUntil = 0;
  const openCircuit = (): void => {
    openUntil = performance.now() + openCircuitMs;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (performance.now() < openUntil) throw new DatabaseUnavailableError("the database can't be reached");
      try {
        const client = await pool.connect();
        const known = clients.get(client) ?? wrapClient(client, openCircuit);
        clients.set(client, known);
        return known;
      } catch (error) {
        openCircuit();
        throw new DatabaseUnavailableError("the database can't be reached", { cause: error });
      }
    },
  };
}

const longRunningTimeoutMs = 10 * 60_000;

/** Kysely on Postgres. `onError` is called when an idle connection breaks. */
export function postgresDialect(url: string, onError: (error: Error) => void, longRunning = false): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "incard-shop",
    max: connections,
    Client: ConnectTimeoutClient,
    connectionTimeoutMillis: acquireTimeoutMs,
    query_timeout: longRunning ? longRunningTimeoutMs : queryTimeoutMs,
    statement_timeout: longRunning ? longRunningTimeoutMs : statementTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types,
  });
  pool.on("error", onError);
  // The pool handles errors of idle clients only; one between two queries would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  return new PostgresDialect({ pool: circuitBreakerPool(pool) });
}
