import type { TestProject } from "vitest/node";
import { PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Port of the Postgres that this run's tests share; each test makes its own database there. */
    postgresPort: number;
  }
}

/** Starts one Postgres for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.create();
  project.provide("postgresPort", server.port);
  return () => server.remove();
}
