import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A server under measurement: its process, its origin, and how long it took to answer first. */
export type Child = { process: ChildProcess; origin: string; startMs: number; stop: () => Promise<void> };

/**
 * Starts a Node script and waits for a line of its output that holds a port.
 * @param pattern finds the port in a line
 * @throws Error when it ends before it has said where it listens
 */
export function startChild(
  args: readonly string[],
  options: { env?: Record<string, string>; input?: string; pattern: RegExp },
): Promise<Child> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...options.env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin?.end(options.input ?? "");
  const { promise, resolve, reject } = Promise.withResolvers<Child>();
  let text = "";
  child.stdout?.on("data", (data: Buffer) => {
    text += data.toString("utf8");
    const port = options.pattern.exec(text)?.[1];
    if (!port) return;
    resolve({
      process: child,
      origin: `http://127.0.0.1:${port}`,
      startMs: performance.now() - startedAt,
      stop: () => stop(child),
    });
  });
  child.on("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code} before it listened`)));
  return promise;
}

function stop(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.removeAllListeners("exit");
  child.on("exit", () => resolve());
  child.kill("SIGTERM");
  return promise;
}

/** Processor time that the threads of a process have used, in milliseconds. Linux only. */
export function cpuMs(child: Child): number {
  const threads = `/proc/${child.process.pid}/task`;
  return readdirSync(threads).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}

/** Resident memory of a process in megabytes. Linux only. */
export function residentMb(child: Child): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.process.pid}/status`, "utf8"));
  return Number(match?.[1] ?? 0) / 1024;
}
