import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

/** Keys that may hold a secret; pino redacts their values at any depth. */
const secrets = ["token", "ticket", "password", "authorization", "cookie", "secret", "url", "connectionString"];

/**
 * The fields of an error that may be logged. A database error repeats the row in `detail`, so only code and message
 * are.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, code, stack: error.stack, ...cause };
}

/** Options of pino. */
export const logOptions = (level: "info" | "silent"): LoggerOptions => ({
  level,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeError },
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[redacted]" },
});

/** Structured logs, one JSON line an event: on standard output, or to `destination`. */
export const createLog = (level: "info" | "silent" = "info", destination?: DestinationStream): Log =>
  destination ? pino(logOptions(level), destination) : pino(logOptions(level));
