import { type ChildProcess, spawn } from "node:child_process";

/** @returns its exit code, 1 when a signal ended it; a stop signal is passed on meanwhile */
function ended(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, pass);
  child.on("error", reject);
  child.on("close", (code) => {
    for (const signal of signals) process.off(signal, pass);
    resolve(code ?? 1);
  });
  return promise;
}

/**
 * Runs a command with this terminal and waits for it; a stop signal is passed on.
 * @param variables added to the environment
 * @returns its exit code, 1 when a signal ended it
 */
export function run(command: string, args: readonly string[], variables: Record<string, string> = {}): Promise<number> {
  return ended(spawn(command, args, { stdio: "inherit", env: { ...process.env, ...variables } }));
}

/** The same for one of several commands at a time: what it wrote comes with the code instead of on the terminal. */
export async function runAside(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await ended(child);
  return { code, output: Buffer.concat(chunks).toString("utf8") };
}
