import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bootstrap } from "./bootstrap.ts";
import { ConfigError, readConfig } from "./config.ts";
import { makeDataFolder } from "./db/data-folder.ts";
import { listen, stopGracefully } from "./http-server.ts";
import { createLog } from "./log.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "shop-open-"));
const open = (env: Record<string, string>, timeoutMs = 0) =>
  bootstrap({ config: readConfig(env), log: createLog("silent"), announcePassword: () => {}, timeoutMs });

describe("a shop that can't be opened says why in one sentence", () => {
  test("a data folder that is a file", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    await expect(open({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR can't be used \(.*\)\.$/);
    expect(() => makeDataFolder(join(file, "below"))).toThrow();
  });

  test("a database that is none", async () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, "shop.db"), "this is no database, but long enough to be read as one".repeat(100));
    await expect(open({ DATA_DIR })).rejects.toThrow(/^DATA_DIR: the database can't be opened \(.*\)\.$/);
  });

  test("a database out of reach, asked again for as long as it was given", async () => {
    const env = { DATABASE_URL: "postgres://shop@127.0.0.1:1/none", TOKEN_SECRET: "a secret long enough for a test" };
    await expect(open({ ...env, TOKEN_SECRET: `${env.TOKEN_SECRET}..` }, 600)).rejects.toThrow(/^DATABASE_URL: /);
  });
});

describe("the socket", () => {
  test("a port in use and a host that isn't this machine are each one sentence", async () => {
    const first = createServer();
    const port = await listen(first, 0, "127.0.0.1");
    await expect(listen(createServer(), port, "127.0.0.1")).rejects.toThrow(`PORT ${port} is in use`);
    await expect(listen(createServer(), 0, "192.0.2.1")).rejects.toThrow(ConfigError);
    await stopGracefully(first);
    await stopGracefully(first);
  });
});
