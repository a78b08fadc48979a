import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

/** Names under which a secret might ever reach a log line; their values are blotted out wherever they stand. */
const secrets = ["token", "ticket", "password", "authorization", "cookie", "secret", "url", "connectionString"];

/** What of an error may be written down. A database's error repeats the row in `detail`, so only its code and text stay. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, code, stack: error.stack, ...cause };
}

/** How lines are written. */
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
