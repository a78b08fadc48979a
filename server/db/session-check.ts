import pg from "pg";

const answerMs = 5_000;
const rounds = 3;

const processOf = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "incard-shop check",
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Whether the first connection's process changes, or is another connection's too, while two others are in a
 * transaction.
 */
async function areShared(first: pg.Client, second: pg.Client, third: pg.Client): Promise<boolean> {
  const before = await processOf(first);
  await second.query("begin");
  // A pooler with a single connection would keep the first waiting, so it is asked last.
  if ((await processOf(second)) === before || (await processOf(first)) !== before) return true;
  // One that takes turns between two has given the second the other one.
  await third.query("begin");
  if ((await processOf(third)) === before) return true;
  await second.query("rollback");
  await third.query("rollback");
  return false;
}

/**
 * Refuses an address of Postgres whose pooler lends each transaction another session of Postgres (PgBouncer's
 * transaction pooling): locks, timeouts and settings would be somebody else's.
 * @throws for such an address, and when the database can't be reached
 */
export async function refuseSharedSessions(databaseUrl: string): Promise<void> {
  const opened: pg.Client[] = [];
  const open = async (): Promise<pg.Client> => {
    const client = await connect(databaseUrl);
    opened.push(client);
    return client;
  };
  try {
    const first = await open();
    const second = await open();
    const third = await open();
    // Other processes behind the same pooler may hide it once.
    for (let round = 0; round < rounds; round += 1) {
      if (await areShared(first, second, third))
        throw new Error("the address shares its connections between transactions");
    }
  } finally {
    await Promise.all(opened.map((client) => client.end().catch(() => {})));
  }
}
