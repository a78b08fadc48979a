import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { Unavailable } from "./unavailable.ts";

/**
 * A call has three seconds in all. A new connection has one of them; a free one is waited for longer, because a server that
 * is busy isn't gone. A statement gets not quite two: a living server ends it by itself, before we stop listening.
 */
const connectMs = 1000;
const queueMs = 2000;
const answerMs = 1800;
const listenMs = 2200;
/** After a failed connection or a silent server, callers are refused at once for this long instead of waiting one by one. */
const restMs = 250;
const connections = 10;

const { builtins } = pg.types;

/** Numbers and times as SQLite gives them, so that the same query gives the same row on both engines. */
const types: pg.CustomTypesConfig = {
  // pg types this as a family of overloads keyed by format; ours only ever speak text.
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === builtins.INT8) return Number;
    if (oid === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    return pg.types.getTypeParser(oid, format === "binary" ? "text" : format);
  }) as typeof pg.types.getTypeParser,
};

/** A client whose connection is made in time or not at all, however long the pool lets callers wait for a free one. */
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs });
  }
}

/** Whether a server said nothing at all, rather than that something is wrong. */
const isSilence = (error: unknown): boolean => error instanceof Error && /read timeout/i.test(error.message);

/** A client whose connection is thrown away, not reused, once it was too slow or broke in the middle of a query. */
function wary(client: pg.PoolClient, onSilence: () => void): PostgresPoolClient {
  let broken = false;
  const query = async (text: unknown, values?: unknown): Promise<unknown> => {
    try {
      return await Reflect.apply(client.query, client, [text, values]);
    } catch (error) {
      // An error with an SQLSTATE came from a living server; anything else leaves the connection in doubt.
      if (!(error instanceof pg.DatabaseError)) broken = true;
      if (isSilence(error)) onSilence();
      throw error;
    }
  };
  return {
    // The pool hands these two on to Kysely, which calls `query` with text and values only.
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || broken),
  };
}

/** The pool with a rest after failures: the second query of a call isn't sent after a first that nobody answered. */
function waryPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let restsUntil = 0;
  const rest = (): void => {
    restsUntil = Date.now() + restMs;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (Date.now() < restsUntil) throw new Unavailable("the database can't be reached");
      try {
        const client = await pool.connect();
        const known = clients.get(client) ?? wary(client, rest);
        clients.set(client, known);
        return known;
      } catch (error) {
        rest();
        throw new Unavailable("the database can't be reached", { cause: error });
      }
    },
  };
}

/** Migrations, backups and restores take the time they take. */
const patientMs = 10 * 60_000;

/** Kysely on Postgres. `onError` hears of connections that break between queries; unheard, they would end the process. */
export function postgresDialect(url: string, onError: (error: Error) => void, patient = false): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "incard-shop",
    max: connections,
    Client: PromptClient,
    connectionTimeoutMillis: queueMs,
    query_timeout: patient ? patientMs : listenMs,
    statement_timeout: patient ? patientMs : answerMs,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types,
  });
  pool.on("error", onError);
  // The pool listens only while a client is idle; one that breaks between two queries of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  return new PostgresDialect({ pool: waryPool(pool) });
}
