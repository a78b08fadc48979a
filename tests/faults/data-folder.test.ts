import { spawnSync } from "node:child_process";
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { commandEnvironment } from "#tests/command-environment.ts";
import { ask, freshFolder, type ServerProcess, startServer, subscribedEmails } from "./server-process.ts";

const scripts = join(import.meta.dirname, "..", "..", "scripts", "ops");
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill("SIGKILL");
    await exited;
  }
});
const start = (env: Record<string, string>, wrap: readonly string[] = []): ServerProcess => {
  const server = startServer(env, wrap);
  running.push(server);
  return server;
};

/** Runs a command of the shop to its end; one that hangs fails by its missing exit code. */
function command(script: string, args: readonly string[], DATA_DIR: string) {
  const env = { ...commandEnvironment, DATA_DIR };
  return spawnSync(process.execPath, [join(scripts, script), ...args], { env, timeout: 120_000, encoding: "utf8" });
}

/** A folder below a file, and one where even the owner of the machine may make none. */
const unusable: [string, () => string][] = [
  [
    "below a file",
    () => {
      const file = join(freshFolder(), "file");
      writeFileSync(file, "");
      return join(file, "data");
    },
  ],
  ...(process.platform === "linux" ? [["below /proc", () => "/proc/shop/data"] as [string, () => string]] : []),
];

describe.each(unusable)("a data folder %s", (_, folder) => {
  test("ends the start with one sentence", async () => {
    const server = start({ DATA_DIR: folder() });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^DATA_DIR can't be used \(.*\)\.\n$/);
  });

  const missing =
    /^DATA_DIR: there is no database in \S+\. Run this with the settings of the shop \(docs\/operations\.md\)\.\n$/;
  const file = join(freshFolder(), "backup.gz");
  test.each<[string, string, string[], RegExp]>([
    ["user.ts", "list", [], missing],
    ["db.ts", "backup", [file], missing],
    // It makes the database that it fills.
    ["db.ts", "restore", [file], /^DATA_DIR: the database can't be opened \(.*\)\.\n$/],
  ])("ends %s %s with one sentence", (script, action, args, sentence) => {
    const { status, stderr, stdout } = command(script, [action, ...args], folder());
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(sentence);
  });
});

/** Blocks of 512 bytes that a file may grow to: each fails another write, from the first of the start to one under load. */
const rooms = [0, 1, 16, 64, 96, 128, 160, 256];

describe.runIf(process.platform === "linux")("a disk that is full at some write", () => {
  test.each(rooms)("with %i blocks: a sentence or a shop, and nothing acknowledged is lost", async (blocks) => {
    const DATA_DIR = freshFolder();
    const server = start({ DATA_DIR }, ["sh", "-c", `ulimit -S -f ${blocks}; exec "$@"`, "sh"]);
    const address = await server.opened.catch(() => null);
    const saved: string[] = [];
    if (address === null) {
      expect(await server.exited).toBe(1);
      expect(server.output()).toMatch(/^DATA_DIR.*\(.*\)\.\n$/);
    } else {
      for (let i = 0; i < 200; i += 1) {
        const email = `${"long".repeat(12)}${i}@${"example".repeat(8)}.com`;
        const { status, headers } = await ask(address, "/api/subscribe", { body: { email } });
        if (status === 200) saved.push(email);
        else expect([status, headers["retry-after"]]).toEqual([503, "5"]);
      }
      expect((await ask(address, "/")).status).toBe(200);
      server.child.kill("SIGKILL");
      await server.exited;
    }
    // There is space again: the same folder opens, with everything that was acknowledged.
    const healed = await start({ DATA_DIR }).opened;
    expect((await ask(healed, "/api/subscribe", { body: { email: "after@example.com" } })).status).toBe(200);
    const emails = await subscribedEmails(healed);
    expect(emails.length).toBe(new Set(emails).size);
    expect(saved.filter((email) => !emails.includes(email))).toEqual([]);
  });
});

describe("a data folder that goes while the shop runs", () => {
  let writes = 0;
  const subscribe = async (address: string) => {
    writes += 1;
    return ask(address, "/api/subscribe", { body: { email: `writer${writes}@example.com` } });
  };
  const message = { name: "Ada", email: "ada@example.com", topic: "general", message: "Where is it?" };

  /** Nothing is acknowledged, health says why it can't, pages go on, and the log says it once. */
  async function expectRefused(server: ServerProcess, address: string, word: "gone" | "replaced"): Promise<void> {
    const health = await ask(address, "/api/health");
    expect([health.status, health.headers["retry-after"]]).toEqual([503, "5"]);
    expect(JSON.parse(health.body)).toMatchObject({ database: "unavailable" });
    const answers = [await subscribe(address), await subscribe(address)];
    answers.push(await ask(address, "/api/contact", { body: message }));
    expect(answers.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual(
      answers.map(() => [503, "5"]),
    );
    for (const path of ["/", "/api/products", "/contact"]) expect((await ask(address, path)).status).toBe(200);
    const said = new RegExp(`the file of the database is ${word}`, "g");
    await expect.poll(() => server.output().match(said)).toHaveLength(1);
  }

  test("removed: no write is acknowledged, and a restart begins with an empty database", async () => {
    const DATA_DIR = freshFolder();
    const server = start({ DATA_DIR });
    const address = await server.opened;
    expect((await subscribe(address)).status).toBe(200);
    rmSync(DATA_DIR, { recursive: true });
    await expectRefused(server, address, "gone");
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect((await subscribe(await start({ DATA_DIR }).opened)).status).toBe(200);
  });

  test("moved away and put back: it writes again, and nothing that was acknowledged is lost", async () => {
    const DATA_DIR = freshFolder();
    const server = start({ DATA_DIR });
    const address = await server.opened;
    expect((await subscribe(address)).status).toBe(200);
    renameSync(DATA_DIR, `${DATA_DIR}-aside`);
    await expectRefused(server, address, "gone");
    renameSync(`${DATA_DIR}-aside`, DATA_DIR);
    expect((await ask(address, "/api/health")).status).toBe(200);
    expect((await subscribe(address)).status).toBe(200);
    expect(await subscribedEmails(address)).toHaveLength(2);
    await expect.poll(() => server.output()).toContain("the files of the database are back");
  });

  test("replaced by a copy: it never writes into it, and a restart takes the copy", async () => {
    const DATA_DIR = freshFolder();
    const server = start({ DATA_DIR });
    const address = await server.opened;
    expect((await subscribe(address)).status).toBe(200);
    cpSync(DATA_DIR, `${DATA_DIR}-copy`, { recursive: true });
    rmSync(DATA_DIR, { recursive: true });
    renameSync(`${DATA_DIR}-copy`, DATA_DIR);
    await expectRefused(server, address, "replaced");
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    const again = await start({ DATA_DIR }).opened;
    expect(await subscribedEmails(again)).toHaveLength(1);
    expect((await subscribe(again)).status).toBe(200);
  });
});
