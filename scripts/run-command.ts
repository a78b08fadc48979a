import { spawn } from "node:child_process";

/**
 * Runs a command with this terminal and waits for it; a stop signal is passed on.
 * @param variables added to the environment
 * @returns its exit code, 1 when a signal ended it
 */
export function run(command: string, args: readonly string[], variables: Record<string, string> = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...variables } });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, pass);
  child.on("error", reject);
  child.on("exit", (code) => {
    for (const signal of signals) process.off(signal, pass);
    resolve(code ?? 1);
  });
  return promise;
}
