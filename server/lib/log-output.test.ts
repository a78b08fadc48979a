import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openLogOutput } from "./log.ts";

const standard = Object.getOwnPropertyDescriptor(process.stdout, "fd");
afterEach(() => {
  vi.useRealTimers();
  if (standard) Object.defineProperty(process.stdout, "fd", standard);
  else Reflect.deleteProperty(process.stdout, "fd");
});

const path = (): string => join(mkdtempSync(join(tmpdir(), "log-output-")), "log");
/** The log's output into a file that stands for standard output. */
function outputTo(file: string, flags: string | number = "w") {
  const descriptor = { value: openSync(file, flags), configurable: true, writable: true };
  Object.defineProperty(process.stdout, "fd", descriptor);
  return openLogOutput();
}
const tooLong = "x".repeat(2 * 1024 * 1024);

test("lines are written in order until it is closed, and none afterwards", async () => {
  const file = path();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { destination, close } = outputTo(file);
  destination.write("a\n");
  destination.write("b\n");
  const closing = close(10_000);
  destination.write("too late\n");
  expect([await closing, await close(0)]).toEqual([true, true]);
  expect(readFileSync(file, "utf8")).toBe("a\nb\n");
  expect(vi.getTimerCount()).toBe(0);
});

test("lines that nobody reads wait until somebody does", async () => {
  const pipe = path();
  execFileSync("mkfifo", [pipe]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { destination, close } = outputTo(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const line = `${"x".repeat(100_000)}\n`;
  destination.write(line);
  // The pipe is full: the next try is scheduled.
  await expect.poll(() => vi.getTimerCount(), { interval: 5 }).toBe(1);
  const bytes = Buffer.alloc(line.length);
  let [read, closed] = [0, false];
  const closing = close(1_000_000_000).finally(() => {
    closed = true;
  });
  for (let turn = 0; !closed && turn < 10_000; turn += 1) {
    try {
      read += readSync(reader, bytes, read, bytes.length - read, null);
    } catch {
      // Nothing is there yet.
    }
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await closing).toBe(true);
  while (read < bytes.length) {
    const more = readSync(reader, bytes, read, bytes.length - read, null);
    if (more === 0) break;
    read += more;
  }
  expect(bytes.toString("utf8")).toBe(line);
  closeSync(reader);
});

test("each time that lines are dropped, one line says how many they were", async () => {
  const file = path();
  const { destination, close } = outputTo(file);
  const written = () => readFileSync(file, "utf8");
  for (const [name, count] of [
    ["first", 2],
    ["second", 1],
  ] as const) {
    destination.write(`"${name}"\n`);
    for (let i = 0; i < count; i += 1) destination.write(tooLong);
    await expect.poll(written, { interval: 5 }).toMatch(new RegExp(`"${name}"\n.*nobody read them"\\}\n$`));
  }
  destination.write('"last"\n');
  await close(10_000);
  const dropped = (lines: number) => ({
    level: "warn",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    dropped: lines,
    msg: "log lines were dropped: nobody read them",
  });
  const lines: unknown[] = written()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual(["first", dropped(2), "second", dropped(1), "last"]);
});

test("closing gives up on a reader that takes nothing", async () => {
  const pipe = path();
  execFileSync("mkfifo", [pipe]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { destination, close } = outputTo(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  // More than the pipe holds.
  destination.write("x".repeat(1_000_000));
  // Until the next try is scheduled a write is under way: after the end of this test it would go to whichever file has the
  // number of this one then.
  await expect.poll(() => vi.getTimerCount(), { interval: 5 }).toBe(1);
  const closing = close(50);
  await vi.advanceTimersByTimeAsync(50);
  expect(await closing).toBe(false);
});

test("output that can't be written, and a reader that is gone, end nothing", async () => {
  const file = path();
  writeFileSync(file, "");
  const { destination, close } = outputTo(file, "r");
  destination.write("a\n");
  for (const stream of [process.stdout, process.stderr]) stream.emit("error", new Error("gone"));
  expect(await close(50)).toBe(false);
});
