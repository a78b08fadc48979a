import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { Engine } from "#server/db/schema.ts";

const both: readonly Engine[] = ["sqlite", "postgres"];

/** Both engines: `describe.each(engines)` runs the same tests on each. TEST_ENGINES=sqlite leaves the other out. */
export const engines = both.filter((engine) => (process.env.TEST_ENGINES ?? engine).split(",").includes(engine));

/** An empty database of its own for a test. */
export type TestDatabase = {
  /** A fresh folder; SQLite's files lie in it. */
  readonly dataDir: string;
  /** The address on Postgres, null on SQLite. */
  readonly databaseUrl: string | null;
  /** Removes it again. */
  drop(): Promise<void>;
};

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(`postgres://shop@127.0.0.1:${inject("postgresPort")}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database of that kind. */
export async function freshDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-data-"));
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (engine === "sqlite") return { dataDir, databaseUrl: null, drop: async () => removeFolder() };
  const name = `shop_${randomBytes(8).toString("hex")}`;
  await onServer(`create database ${name}`);
  return {
    dataDir,
    databaseUrl: `postgres://shop@127.0.0.1:${inject("postgresPort")}/${name}`,
    drop: async () => {
      removeFolder();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}
