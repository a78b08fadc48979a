import { basename } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import { LRUCache } from "lru-cache";
import type { FileWatch } from "./file-watch.ts";
import { sqliteCodeOf } from "./unavailable.ts";

export const busyMs = 2000;
const maxCachedStatements = 200;
const longReadMs = 5;

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || ["string", "number", "bigint"].includes(typeof value) || value instanceof Uint8Array;

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (!isInput(value)) throw new TypeError(`SQLite can't store a value of type ${typeof value}`);
    return value;
  });
}

const onlyReads = /^\s*(select|pragma|rollback)\b/i;

class NodeSqlite implements SqliteDatabase {
  readonly database: DatabaseSync;
  readonly #files: FileWatch;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: maxCachedStatements });
  /** How long the last read held the process, in milliseconds. */
  lastReadMs = 0;

  constructor(database: DatabaseSync, files: FileWatch) {
    this.database = database;
    this.#files = files;
  }

  close(): void {
    this.database.close();
  }

  prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#statementOf(this.database.prepare(sql), sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #statementOf(statement: StatementSync, sql: string): SqliteStatement {
    const run = onlyReads.test(sql)
      ? <T>(work: () => T) => this.#read(work)
      : <T>(work: () => T) => this.#write(work, sql === "commit");
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => run(() => statement.all(...inputs(parameters))),
      run: (parameters) => run(() => statement.run(...inputs(parameters))),
      iterate: () => {
        throw new Error("long lists are read page by page, never as a stream");
      },
    };
  }

  #read<T>(work: () => T): T {
    const began = performance.now();
    const result = work();
    this.lastReadMs = performance.now() - began;
    return result;
  }

  /** A write is refused, or isn't reported as done, while the files aren't in their place. */
  #write<T>(work: () => T, isCommit: boolean): T {
    if (!this.database.isTransaction || isCommit) this.#files.check();
    const result = work();
    if (!this.database.isTransaction) this.#files.check();
    return result;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #sqlite: NodeSqlite;

  constructor(sqlite: NodeSqlite) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  /** `immediate`, so that a transaction that reads and then writes can't fail half-way because of another process. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.database.isTransaction) await super.rollbackTransaction(connection);
  }

  /** Reading holds the process: after a long query others get their turn. */
  override async releaseConnection(): Promise<void> {
    const wasLong = this.#sqlite.lastReadMs > longReadMs;
    this.#sqlite.lastReadMs = 0;
    if (wasLong) await new Promise((resolve) => setImmediate(resolve));
  }
}

export function sqliteDialect(database: DatabaseSync, files: FileWatch): Dialect {
  const sqlite = new NodeSqlite(database, files);
  return Object.assign(new SqliteDialect({ database: sqlite }), { createDriver: () => new NodeSqliteDriver(sqlite) });
}

export const whatToDo = "see docs/operations.md, Database file missing or damaged";

export function readable<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (![11, 26].includes(sqliteCodeOf(error) ?? 0)) throw error;
    throw new Error(`${basename(file)} is damaged: ${whatToDo}`, { cause: error });
  }
}

function open(path: string, attached: Readonly<Record<string, string>>, lockingMode: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: true });
  try {
    // Without a name it holds for what is attached later too.
    database.exec(`pragma locking_mode = ${lockingMode}`);
    for (const [name, file] of Object.entries({ main: path, ...attached })) {
      readable(file, () => {
        if (name !== "main") database.prepare(`attach ? as "${name}"`).run(file);
        database.exec(`pragma "${name}".journal_mode = wal; pragma "${name}".synchronous = full;`);
        // The first query of a database opens its write-ahead log, which stays from then on.
        database.exec(`select count(*) from "${name}".sqlite_master`);
      });
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const noRoom = [10, 13, 14];

/** Opens a database file. On a full disk the log's index is held in memory, which keeps other processes out. */
export function openSqlite(path: string, attached: Readonly<Record<string, string>> = {}): DatabaseSync {
  try {
    return open(path, attached, "normal");
  } catch (error) {
    if (!noRoom.includes(sqliteCodeOf(error) ?? 0)) throw error;
    return open(path, attached, "exclusive");
  }
}
