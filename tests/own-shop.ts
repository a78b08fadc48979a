import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/**
 * Starts a shop of its own for a browser test that needs other settings than the shared one.
 * @param port a free port, different for each test that does so
 * @param settings environment variables besides the address, the data folder and the staff password
 * @param folder of a built shop; this one where it isn't given
 */
export function startOwnShop(
  port: number,
  settings: Record<string, string>,
  folder?: string,
): { origin: string; shop: ChildProcess } {
  const origin = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ["build/shop/main.js"], {
    cwd: folder,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "localhost",
      SITE_URL: origin,
      DATA_DIR: mkdtempSync(join(tmpdir(), "incard-own-")),
      ADMIN_PASSWORD: "test-password-of-the-shop",
      ...settings,
    },
  });
  return { origin, shop };
}

/** A clock that a test moves: the settings with which a shop follows it, and how far it is ahead of the real one. */
export function movedClock(): {
  readonly settings: Record<string, string>;
  /** Holds by how many milliseconds the clock is ahead; everybody may read it. */
  readonly file: string;
  ahead(ms: number): void;
} {
  const folder = mkdtempSync(join(tmpdir(), "incard-clock-"));
  chmodSync(folder, 0o755);
  const file = join(folder, "ahead");
  const ahead = (ms: number): void => {
    // Put in place whole: the shop reads it all the time.
    writeFileSync(`${file}.new`, String(ms));
    renameSync(`${file}.new`, file);
  };
  ahead(0);
  const preload = join(import.meta.dirname, "moved-clock.ts");
  return { settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` }, file, ahead };
}

/**
 * Lets a Postgres of a test follow a moved clock too, because replicas go by its clock: queries find a `statement_timestamp()`
 * that reads the file before the database's own. To be called before a shop connects.
 * @param url of the database, as a superuser
 */
export async function moveDatabaseClock(url: string, file: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("create schema moved");
    await client.query(`create function moved.statement_timestamp() returns timestamptz stable language sql as
      $$ select pg_catalog.statement_timestamp() + pg_catalog.pg_read_file('${file}')::float8 * interval '1 millisecond' $$`);
    const { rows } = await client.query("select current_database() as name");
    await client.query(
      `alter database ${client.escapeIdentifier(rows[0].name)} set search_path = moved, pg_catalog, public`,
    );
  } finally {
    await client.end();
  }
}
