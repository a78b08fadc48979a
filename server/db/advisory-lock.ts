import pg from "pg";
import { type LockMode, waitForLock } from "./file-lock.ts";
import type { RunningLock } from "./running-lock.ts";
import { refuseSharedSessions } from "./session-check.ts";

/** Any numbers that nothing else in this database locks. */
const lockIds = { running: 7_241_160_530_001n, backup: 7_241_160_530_002n } as const;
type Locked = keyof typeof lockIds;
const answerMs = 5_000;
const stepMs = 250;
const reconnectMs = 1_000;

const statements = {
  shared: "select pg_try_advisory_lock_shared($1) as taken",
  exclusive: "select pg_try_advisory_lock($1) as taken",
} as const satisfies Record<LockMode, string>;

/** Has the server notice within a minute that this machine is gone, and free the lock. */
const noticeLoss = "set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

/** A connection that holds the lock, or null when somebody else does. @throws when the database can't be reached */
async function connectAndLock(databaseUrl: string, what: Locked, mode: LockMode): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "incard-shop lock",
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  // Unheard, a connection that breaks would end the process; it says "end" as well.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(noticeLoss);
    const { rows } = await client.query<{ taken: boolean }>(statements[mode], [lockIds[what]]);
    if (rows[0]?.taken) return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  await client.end();
  return null;
}

/**
 * Takes an advisory lock on a connection of its own, as soon as it is free; null when it isn't in time. The server
 * frees it with the connection. A shared one is taken again when the connection broke: its holder goes on meanwhile.
 * @throws when the database can't be reached, and for an address that shares its connections
 */
export async function takeAdvisoryLock(
  databaseUrl: string,
  what: Locked,
  mode: LockMode,
  timeoutMs: number,
): Promise<RunningLock | null> {
  // Who restores locks before the database is opened; behind such a pooler the lock would stay with a session of anybody.
  if (mode === "exclusive") await refuseSharedSessions(databaseUrl);
  let client = await waitForLock(() => connectAndLock(databaseUrl, what, mode), timeoutMs, stepMs);
  if (!client) return null;
  let released = false;
  let timer: NodeJS.Timeout | undefined;
  function hold(held: pg.Client): void {
    client = held;
    held.once("end", () => {
      client = null;
      if (!released && mode === "shared") again();
    });
  }
  function again(): void {
    timer = setTimeout(async () => {
      const held = await connectAndLock(databaseUrl, what, mode).catch(() => null);
      if (held && !released) hold(held);
      else if (held) await held.end().catch(() => {});
      else if (!released) again();
    }, reconnectMs).unref();
  }
  hold(client);
  return {
    async release() {
      released = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
