import { join } from "node:path";

/** What a command of the shop gets besides its settings. Compiled once for all its runs, it starts in half the time. */
export const commandEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, "..", "node_modules", ".cache", "compiled"),
} as const;
