import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import type { FileWatch } from "./file-watch.ts";

/** SQLite's busy timeout. Waiting blocks the process, so it is short. */
const busyMs = 2000;
const maxCachedStatements = 200;
const longReadMs = 5;

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || ["string", "number", "bigint"].includes(typeof value) || value instanceof Uint8Array;

/** Checks bound parameters: any other type is a programming error. */
function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (!isInput(value)) throw new TypeError(`SQLite can't store a value of type ${typeof value}`);
    return value;
  });
}

type Prepared = {
  readonly statement: StatementSync;
  /** Whether it gives rows. */
  readonly reads: boolean;
  /** Whether it may change what is stored. */
  readonly writes: boolean;
};

const onlyReads = /^\s*(select|pragma|rollback)\b/i;

class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #files: FileWatch;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync, files: FileWatch) {
    this.#database = database;
    this.#files = files;
  }

  #prepare(sql: string): Prepared {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    const made = { statement, reads: statement.columns().length > 0, writes: !onlyReads.test(sql) };
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= maxCachedStatements && oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, made);
    return made;
  }

  /**
   * A write is refused while the files aren't in their place, and isn't reported as done when they went meanwhile. In a
   * transaction that is looked at where it begins and where it is committed.
   */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const prepared = this.#prepare(query.sql);
    if (!prepared.writes) {
      const began = performance.now();
      const result = this.#run<R>(prepared, query);
      // Reading holds the process: after a long query others get their turn before the next one.
      if (performance.now() - began > longReadMs && !this.#database.isTransaction) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return result;
    }
    if (!this.#database.isTransaction || query.sql === "commit") this.#files.check();
    const result = this.#run<R>(prepared, query);
    if (!this.#database.isTransaction) this.#files.check();
    return result;
  }

  #run<R>({ statement, reads }: Prepared, query: CompiledQuery): QueryResult<R> {
    // Kysely's types describe the rows; the driver only passes them on.
    if (reads) return { rows: statement.all(...inputs(query.parameters)) as R[] };
    const { changes, lastInsertRowid } = statement.run(...inputs(query.parameters));
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: the store reads long lists page by page, never as a stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("the SQLite driver doesn't stream; read page by page");
  }
}

/** A single connection: Kysely guards it with its own mutex. */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: Connection;

  constructor(database: DatabaseSync, files: FileWatch) {
    this.#database = database;
    this.#connection = new Connection(database, files);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  /** `immediate`, so that a transaction that reads and then writes can't fail half-way because of another process. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === "read only" ? "begin" : "begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would hide the original error. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** Kysely on `node:sqlite`, which is part of Node: no native package to build. `files` are those of the database. */
export function sqliteDialect(database: DatabaseSync, files: FileWatch): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(database, files),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Opens a database file with write-ahead log and synchronous commits.
 * @throws when the file can't be opened or is no database
 */
export function openSqlite(path: string, attached: Readonly<Record<string, string>> = {}): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: true });
  try {
    for (const [name, file] of Object.entries(attached)) database.prepare(`attach ? as "${name}"`).run(file);
    for (const name of ["main", ...Object.keys(attached)]) {
      database.exec(`pragma "${name}".journal_mode = wal; pragma "${name}".synchronous = full;`);
      // The first look into a database opens its write-ahead log, which stays from then on.
      database.exec(`select count(*) from "${name}".sqlite_master`);
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
