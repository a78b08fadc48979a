import { basename } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import { LRUCache } from "lru-cache";
import type { FileWatch } from "./file-watch.ts";
import { sqliteCodeOf } from "./unavailable.ts";

/** How long a statement waits for another process, in milliseconds. Waiting blocks the process, so it is short. */
export const busyMs = 2000;
const maxCachedStatements = 200;
const longReadMs = 5;

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || ["string", "number", "bigint"].includes(typeof value) || value instanceof Uint8Array;

/** Bound parameters, checked: any other type is a programming error. */
function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (!isInput(value)) throw new TypeError(`SQLite can't store a value of type ${typeof value}`);
    return value;
  });
}

const onlyReads = /^\s*(select|pragma|rollback)\b/i;

/**
 * Makes Kysely's dialect for SQLite, which is part of Node: there is no native package to build. A write is refused
 * while the files aren't in their place, and isn't reported as done when they went meanwhile; in a transaction that is
 * checked where it begins and where it is committed.
 */
export function sqliteDialect(database: DatabaseSync, files: FileWatch): Dialect {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxCachedStatements, memoMethod: prepare });
  /** How long the last read held the process, in milliseconds. */
  let lastReadMs = 0;

  function read<T>(work: () => T): T {
    const began = performance.now();
    const result = work();
    lastReadMs = performance.now() - began;
    return result;
  }

  function write<T>(work: () => T, isCommit: boolean): T {
    if (!database.isTransaction || isCommit) files.check();
    const result = work();
    if (!database.isTransaction) files.check();
    return result;
  }

  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql);
    const isRead = onlyReads.test(sql);
    const isCommit = sql === "commit";
    const run = <T>(work: () => T): T => (isRead ? read(work) : write(work, isCommit));
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => run(() => statement.all(...inputs(parameters))),
      run: (parameters) => run(() => statement.run(...inputs(parameters))),
      iterate: () => {
        throw new Error("long lists are read page by page, never as a stream");
      },
    };
  }

  class NodeSqliteDriver extends SqliteDriver {
    /** `immediate`, so that a transaction that reads and then writes can't fail half-way because of another process. */
    override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
      const begin = settings?.accessMode === "read only" ? "begin" : "begin immediate";
      await connection.executeQuery(CompiledQuery.raw(begin));
    }

    /** On a full disk SQLite rolls back by itself; a second rollback would hide the original error. */
    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      if (database.isTransaction) await super.rollbackTransaction(connection);
    }

    /** Reading holds the process: after a long query others get their turn. */
    override async releaseConnection(): Promise<void> {
      const wasLong = lastReadMs > longReadMs;
      lastReadMs = 0;
      if (wasLong) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /**
   * SQLite can take back changes of tables; Kysely's says no because a table that is copied needs care (migrate.ts).
   */
  class NodeSqliteAdapter extends SqliteAdapter {
    override get supportsTransactionalDdl(): boolean {
      return true;
    }
  }

  const config = { database: { close: () => database.close(), prepare: (sql: string) => statements.memo(sql) } };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new NodeSqliteDriver(config),
    createAdapter: () => new NodeSqliteAdapter(),
  });
}

/** Where operators read what to do about a damaged file. */
export const whatToDo = "see docs/operations.md, Database file missing or damaged";

/**
 * Reads something of a file.
 * @throws Error that names the file when it is damaged or no database, else what `read` throws
 */
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

/** SQLite's codes for an I/O error, a full disk, and a file that can't be opened. */
const noRoom = [10, 13, 14];

/**
 * Opens a database file with write-ahead log and synchronous commits. On a disk that has no room even for the index of
 * the log, the index is held in memory, which keeps other processes out until this one ends: visitors get their pages.
 * @param attached further files, by the schema that each holds
 * @throws when a file can't be opened or is no database
 */
export function openSqlite(path: string, attached: Readonly<Record<string, string>> = {}): DatabaseSync {
  try {
    return open(path, attached, "normal");
  } catch (error) {
    if (!noRoom.includes(sqliteCodeOf(error) ?? 0)) throw error;
    return open(path, attached, "exclusive");
  }
}
