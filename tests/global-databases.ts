import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "#server/db/database.ts";
import { PostgresServer } from "./postgres-server.ts";
import { scratchFolder } from "./scratch-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Port of the Postgres that this run's tests share; each test makes its own database there. */
    postgresPort: number;
    /** The database on it that has all tables and no rows: `create database … template …` copies it. */
    postgresTemplate: string;
    /** A folder with the same as SQLite's files. */
    sqliteTemplate: string;
  }
}

/** Starts one Postgres for the whole run, and makes the tables once on each engine. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.create();
  const dataDir = mkdtempSync(join(scratchFolder(), "shop-template-"));
  await server.run("create database template_shop");
  for (const databaseUrl of [null, server.url("template_shop")]) {
    await (await connectDatabase({ dataDir, databaseUrl })).close();
  }
  project.provide("postgresPort", server.port);
  project.provide("postgresTemplate", "template_shop");
  project.provide("sqliteTemplate", dataDir);
  return async () => {
    await server.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
