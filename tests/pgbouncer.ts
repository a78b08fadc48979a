import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./postgres-server.ts";

/** Whether Debian's PgBouncer is here. CI has it, so a test there never leaves it out. */
export const hasPgBouncer = ((): boolean => {
  if (process.env.CI) return true;
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** PgBouncer in front of a Postgres server on this machine. `settings` are lines of its configuration. */
export async function startPgBouncer(
  postgresPort: number,
  settings: readonly string[],
): Promise<{ url(database: string): string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=127.0.0.1 port=${postgresPort} user=shop`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    ...settings,
    "",
  ];
  writeFileSync(file, lines.join("\n"), { mode: 0o644 });
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child: ChildProcess = spawn("pgbouncer", [...asNobody, file], { stdio: "ignore" });
  // A command that isn't there has no exit, but an error.
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + 30_000; !(await accepts(port)); await pause(20)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error("PgBouncer didn't start");
  }
  return { url: (database) => `postgres://shop@127.0.0.1:${port}/${database}`, stop };
}
