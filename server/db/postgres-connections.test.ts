import { connect, createServer, type Socket } from "node:net";
import { CompiledQuery, Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyDatabase } from "#tests/databases.ts";
import { postgresDialect } from "./postgres.ts";
import { DatabaseUnavailableError, isUnavailable } from "./unavailable.ts";

/** A network between the shop and Postgres that can fall silent: connections stay open, and nothing comes through. */
async function openNetwork(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let opened = 0;
  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("data", (bytes) => isSilent || to.write(bytes));
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
  };
  const server = createServer((client) => {
    opened += 1;
    const postgres = connect(Number(port), hostname);
    forward(client, postgres);
    forward(postgres, client);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const place = server.address();
  const address = new URL(databaseUrl);
  address.port = String(typeof place === "object" && place ? place.port : 0);
  return {
    url: address.href,
    /** How many connections there have been. */
    opened: () => opened,
    setSilent: (value: boolean): void => {
      isSilent = value;
    },
  };
}

/** Connecting has a limit of its own, which a busy machine may reach. */
const patience = { timeout: 30_000, interval: 300 };

async function open() {
  const place = await emptyDatabase("postgres");
  const network = await openNetwork(place.databaseUrl ?? "");
  const errors: Error[] = [];
  const shop = new Kysely<unknown>({ dialect: postgresDialect(network.url, (error) => errors.push(error)) });
  const administrator = new Kysely<unknown>({ dialect: postgresDialect(place.databaseUrl ?? "", () => {}) });
  onTestFinished(async () => {
    await Promise.all([shop.destroy(), administrator.destroy()]);
    await place.drop();
  });
  const numberFrom = async (database: Kysely<unknown>, text: string): Promise<unknown> =>
    (await database.executeQuery<{ number: unknown }>(CompiledQuery.raw(`select ${text} as number`))).rows[0]?.number;
  const connected = (text: string): Promise<unknown> => vi.waitFor(() => numberFrom(shop, text), patience);
  return {
    network,
    errors,
    shop,
    connected,
    ask: (text: string) => numberFrom(shop, text),
    askBeside: (text: string) => vi.waitFor(() => numberFrom(administrator, text), patience),
  };
}

const processId = "pg_backend_pid()";

test("a statement that Postgres refuses leaves the connection to the next one", async () => {
  const { ask, connected, network } = await open();
  const before = await connected(processId);
  await expect(ask("1 / 0")).rejects.toThrow("division by zero");
  expect(await ask(processId)).toBe(before);
  expect(network.opened()).toBe(1);
});

test("a connection that fell silent isn't used again, and for a moment nobody waits for another", async () => {
  const { ask, connected, network } = await open();
  const before = await connected(processId);
  vi.useFakeTimers({ toFake: ["performance"] });
  network.setSilent(true);
  const unanswered = await ask("1").catch((error: unknown) => error);
  expect(isUnavailable(unanswered)).toBe(true);
  network.setSilent(false);
  await expect(ask("1")).rejects.toThrow("the database can't be reached");
  expect(network.opened()).toBe(1);
  expect(await connected(processId)).not.toBe(before);
});

test("a database that can't be connected to is refused with the reason", async () => {
  const unused = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  unused.listen(0, "127.0.0.1", resolve);
  await promise;
  const place = unused.address();
  const port = typeof place === "object" && place ? place.port : 0;
  await new Promise((closed) => unused.close(closed));
  const database = new Kysely<unknown>({
    dialect: postgresDialect(`postgres://shop@127.0.0.1:${port}/none`, () => {}),
  });
  const refused = database.executeQuery(CompiledQuery.raw("select 1"));
  await expect(refused).rejects.toMatchObject({
    name: "DatabaseUnavailableError",
    cause: { code: "ECONNREFUSED" },
  });
  await database.destroy();
});

test("a connection that breaks in the middle of a transaction is told, and only that transaction fails", async () => {
  const { connected, askBeside, shop, errors } = await open();
  await connected("1");
  const broken = shop.transaction().execute(async (transaction) => {
    const { rows } = await transaction.executeQuery<{ id: number }>(CompiledQuery.raw(`select ${processId} as id`));
    await askBeside(`pg_terminate_backend(${rows[0]?.id})`);
    await expect.poll(() => errors.length, { interval: 10 }).toBeGreaterThan(0);
    await transaction.executeQuery(CompiledQuery.raw("select 1"));
  });
  await expect(broken).rejects.toSatisfy(isUnavailable);
  expect(await connected("1")).toBe(1);
});

test("no connection stays open when the shop has closed its database", async () => {
  const { connected, askBeside, shop } = await open();
  await Promise.all([connected("1"), connected("2")]);
  await shop.destroy();
  const others = `(select count(*) from pg_stat_activity where datname = current_database() and pid <> ${processId})`;
  await expect.poll(() => askBeside(others), { interval: 10 }).toBe(0);
});

test("after a switch-over one write fails, and no connection to the former primary is used again", async () => {
  const { ask, connected } = await open();
  // What a former primary is from now on: it answers, and refuses each write. New connections reach the new one.
  const turnReadOnly = "set_config('default_transaction_read_only', 'on', false)";
  const turn = (): Promise<unknown> => connected(`(select ${processId} from pg_sleep(0.2), ${turnReadOnly})`);
  const former = new Set(await Promise.all(Array.from({ length: 8 }, turn)));
  expect(former.size).toBe(8);
  const write = `(select ${processId} from lo_create(0))`;
  await expect(ask(write)).rejects.toMatchObject({ code: "25006" });
  const refused: unknown[] = [];
  /** Again and again while a busy machine doesn't connect in time; a server's refusal is noted. */
  const writeSurely = (): Promise<unknown> =>
    vi.waitFor(async () => {
      try {
        return await ask(write);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) refused.push(error);
        throw error;
      }
    }, patience);
  const after = await Promise.all(Array.from({ length: 25 }, writeSurely));
  expect(refused).toEqual([]);
  for (const pid of after) expect(former).not.toContain(pid);
});

test.each(["57P01", "57P05", "08006"])("a connection on which the server says %s isn't used again", async (code) => {
  const { connected, shop } = await open();
  const before = await connected(processId);
  const raise = `do $$ begin raise exception 'x' using errcode = '${code}'; end $$`;
  await expect(shop.executeQuery(CompiledQuery.raw(raise))).rejects.toMatchObject({ code });
  expect(await connected(processId)).not.toBe(before);
});
