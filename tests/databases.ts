import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { Engine } from "#server/db/columns.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { isUnavailable } from "#server/db/unavailable.ts";

const both: readonly Engine[] = ["sqlite", "postgres"];

/** Both engines: `describe.each(engines)` runs the same tests on each. TEST_ENGINES=sqlite leaves the other out. */
export const engines = both.filter((engine) => (process.env.TEST_ENGINES ?? engine).split(",").includes(engine));

/** A database of its own for a test. */
export type TestDatabase = {
  /** A fresh folder; SQLite's files lie in it. */
  readonly dataDir: string;
  /** The address on Postgres, null on SQLite. */
  readonly databaseUrl: string | null;
  /** Removes it again. */
  drop(): Promise<void>;
};

/** The settings with which a shop opens it. */
export const settingsOf = ({ dataDir, databaseUrl }: Pick<TestDatabase, "dataDir" | "databaseUrl">) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(`postgres://shop@127.0.0.1:${inject("postgresPort")}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a folder, and on Postgres a database: empty, or a copy of the one with the tables that tests/global-databases.ts made. */
async function makeDatabase(engine: Engine, isEmpty: boolean): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-data-"));
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (engine === "sqlite") {
    const template = inject("sqliteTemplate");
    for (const file of isEmpty ? [] : readdirSync(template)) copyFileSync(join(template, file), join(dataDir, file));
    return { dataDir, databaseUrl: null, drop: async () => removeFolder() };
  }
  const name = `shop_${randomBytes(8).toString("hex")}`;
  // Copied as files, as nothing here outlives a crash: through the log, which is the default, takes twice as long.
  await onServer(
    `create database ${name} strategy file_copy template ${isEmpty ? "template1" : inject("postgresTemplate")}`,
  );
  return {
    dataDir,
    databaseUrl: `postgres://shop@127.0.0.1:${inject("postgresPort")}/${name}`,
    drop: async () => {
      removeFolder();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** A database with all tables and no row: opening it takes a tenth of what making the tables does. */
export const freshDatabase = (engine: Engine): Promise<TestDatabase> => makeDatabase(engine, false);

/** A database without tables, as the first start of a shop finds it: for tests of migrations, backups and commands. */
export const emptyDatabase = (engine: Engine): Promise<TestDatabase> => makeDatabase(engine, true);

/** An open database of a test's own. `place` is what another process would open: `connectDatabase(database.place)`. */
export type OpenTestDatabase = DatabaseClient & {
  readonly place: TestDatabase;
  /** Closes and drops it. */
  remove(): Promise<void>;
};

/** As a shop does at its start: on a busy machine Postgres may take longer than the second that a connection has. */
async function connectToBusy(place: TestDatabase, tries = 10): Promise<DatabaseClient> {
  try {
    return await connectDatabase(place);
  } catch (error) {
    if (tries === 1 || !isUnavailable(error)) throw error;
    return connectToBusy(place, tries - 1);
  }
}

/**
 * Makes a database and opens it, for several tests to share: `beforeAll` returns its `remove`, which then runs after the last.
 */
export async function openSharedDatabase(engine: Engine, make = freshDatabase): Promise<OpenTestDatabase> {
  const place = await make(engine);
  try {
    const database = await connectToBusy(place);
    const remove = async (): Promise<void> => {
      await database.close();
      await place.drop();
    };
    return { ...database, place, remove };
  } catch (error) {
    await place.drop();
    throw error;
  }
}

/**
 * The same for one test: it is removed by itself when the test is over. To be called in a test or in `beforeEach`.
 */
export async function openTestDatabase(...options: Parameters<typeof openSharedDatabase>): Promise<OpenTestDatabase> {
  const database = await openSharedDatabase(...options);
  onTestFinished(() => database.remove());
  return database;
}
