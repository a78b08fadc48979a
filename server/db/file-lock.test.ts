import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeFileLock, withFileLock } from "./file-lock.ts";

let path: string;
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), "file-lock-")), "start.lock");
});
afterEach(() => vi.useRealTimers());

test("work under a lock is done one after the other, and its result handed on", async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([withFileLock(path, work("one")), withFileLock(path, work("two"))])).toEqual(["one", "two"]);
  expect(order.map((line) => line.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
});

test("work that fails frees the lock", async () => {
  const failing = withFileLock(path, async () => {
    throw new Error("a migration failed");
  });
  await expect(failing).rejects.toThrow("a migration failed");
  const lock = await takeFileLock(path, "exclusive", 0);
  expect(lock).not.toBeNull();
  lock?.close();
});

test("who waits for half a minute gives up", async () => {
  const lock = await takeFileLock(path, "exclusive", 0);
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const begun: string[] = [];
  let refused: unknown = null;
  const waiting = withFileLock(path, async () => begun.push("begun")).catch((error: unknown) => {
    refused = error;
  });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(refused).toBeNull();
  await vi.advanceTimersByTimeAsync(1_100);
  await waiting;
  expect(refused).toEqual(new Error(`${path} is locked by another process`));
  expect(begun).toEqual([]);
  lock?.close();
});

test("a file that can't be opened, or is no lock, is an error and not a lock that is held", async () => {
  await expect(takeFileLock(join(path, "below"), "shared", 0)).rejects.toThrow("unable to open database file");
  writeFileSync(path, "no database, but long enough to be read as one".repeat(100));
  for (const mode of ["shared", "exclusive"] as const)
    await expect(takeFileLock(path, mode, 0)).rejects.toThrow("file is not a database");
});
