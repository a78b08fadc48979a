import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { postgresCause } from "./postgres-causes.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/**
 * A call has three seconds in all: one to connect, two to get a pooled connection (a busy server isn't gone), and less
 * than two per statement, which the server cancels before the client's own timeout.
 */
const connectTimeoutMs = 1000;
const acquireTimeoutMs = 2000;
const statementTimeoutMs = 1800;
const queryTimeoutMs = 2200;
/** How long `connect()` fails at once after a failed connection or a query timeout. */
const openCircuitMs = 250;
const connections = 10;

/**
 * Numbers and times are parsed as SQLite returns them, so that a query gives the same row on both engines. Of large
 * integers a sum is NUMERIC.
 */
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

/**
 * A server that was switched to read-only, is going away, or lost its network: its connections serve nobody any more.
 */
const lostServer = /^(25006|57P0\d|08\w{3})$/;
/**
 * At most so often are all connections of the pool replaced at once: while there is only a read-only server, they stay.
 */
const replaceMs = 1_000;

type WrappedClient = PostgresPoolClient & {
  /** Whether it was opened before the server was lost. */
  isStale(): boolean;
};

/** Wraps the pool's clients, so that a connection is destroyed, not reused, once it can't be trusted. */
function clientWrapper(onTimeout: () => void): (client: pg.PoolClient) => WrappedClient {
  let lostAt = Number.NEGATIVE_INFINITY;

  return (client) => {
    const openedAt = performance.now();
    let broken = false;
    const isStale = (): boolean => openedAt <= lostAt;
    const query = async (text: unknown, values?: unknown): Promise<unknown> => {
      try {
        return await Reflect.apply(client.query, client, [text, values]);
      } catch (error) {
        // An error with an SQLSTATE came from the server; after any other the connection can't be trusted.
        if (!(error instanceof pg.DatabaseError)) broken = true;
        else if (lostServer.test(error.code ?? "")) {
          broken = true;
          // Those beside it lead to the same server.
          if (performance.now() - lostAt > replaceMs) lostAt = performance.now();
        }
        if (isTimeout(error)) onTimeout();
        throw error;
      }
    };
    return {
      // Kysely calls `query` with text and values only.
      query: query as PostgresPoolClient["query"],
      release: (destroy) => client.release(destroy || broken || isStale()),
      isStale,
    };
  };
}

function unreachable(cause: unknown): DatabaseUnavailableError {
  const why = postgresCause(cause);
  return new DatabaseUnavailableError(`the database can't be reached${why ? `: ${why}` : ""}`, { cause });
}

/**
 * A pool whose `connect()` fails at once for a short time after a failed connection or a query timeout, so that callers
 * don't wait one by one.
 */
function circuitBreakerPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, WrappedClient>();
  let openUntil = 0;
  let lastFailure: unknown;
  const openCircuit = (): void => {
    openUntil = performance.now() + openCircuitMs;
  };
  const wrap = clientWrapper(openCircuit);

  /** A connection that wasn't opened before the server was lost; the pool holds few of those. */
  async function take(): Promise<WrappedClient> {
    for (;;) {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      if (!known.isStale()) return known;
      known.release(true);
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (performance.now() < openUntil) throw unreachable(lastFailure);
      try {
        return await take();
      } catch (error) {
        openCircuit();
        lastFailure = error;
        throw unreachable(error);
      }
    },
  };
}

/** How long a query of migrations, backups and restores may take. */
const longRunningTimeoutMs = 10 * 60_000;

/**
 * Makes Kysely's dialect for Postgres.
 * @param onError is called when an idle connection breaks; unheard, that would end the process
 * @param longRunning whether queries may take minutes
 */
export function postgresDialect(url: string, onError: (error: Error) => void, longRunning = false): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "incard-shop",
    max: connections,
    Client: ConnectTimeoutClient,
    connectionTimeoutMillis: acquireTimeoutMs,
    query_timeout: longRunning ? longRunningTimeoutMs : queryTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types,
    // Not as parameters of the connection: a pooler refuses or forgets those.
    onConnect: async (client) => {
      const timeoutMs = longRunning ? longRunningTimeoutMs : statementTimeoutMs;
      await client.query(`set statement_timeout = ${timeoutMs}; set idle_in_transaction_session_timeout = 10000`);
    },
  });
  pool.on("error", onError);
  // The pool handles errors only while a client is idle; one between two queries of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  return new PostgresDialect({ pool: circuitBreakerPool(pool) });
}
