import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

/** Redacted at any depth. */
const secrets = ["token", "ticket", "password", "authorization", "cookie", "secret", "url", "connectionString"];

/** A database error repeats the row in `detail`. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, code, stack: error.stack, ...cause };
}

/** JSON lines on standard output, or to `destination`. */
export const createLog = (level: "info" | "silent" = "info", destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[redacted]" },
    },
    destination,
  );
