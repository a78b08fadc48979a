import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { withTimeout } from "./with-timeout.ts";

/** Writes the events of the shop, one line of JSON each. */
export type Log = Logger;

/** Keys that may hold a secret; their values are redacted at any depth. */
const secrets = ["token", "ticket", "password", "authorization", "cookie", "secret", "url", "connectionString"];

/**
 * The fields of an error that may be logged. A database error repeats the row in `detail`, so that isn't one of them.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, code, stack: error.stack, ...cause };
}

/** Opens a log that writes JSON lines on standard output, or to `destination`. */
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

/** Bytes of lines that wait for a reader. More are dropped: a full pipe must cost neither memory nor responses. */
const maxWaitingBytes = 1024 * 1024;
/** A process that ends by itself tries for this long to get rid of its last lines. */
const lastLinesMs = 500;

/** Standard output for log lines: nobody waits for whoever reads it. */
export type LogOutput = {
  readonly destination: DestinationStream;
  /** Writes what waits and takes no more lines; false when nobody read it within `timeoutMs`. */
  close(timeoutMs: number): Promise<boolean>;
};

/**
 * Opens standard output for the log. Lines wait in memory while nobody reads them, up to a bound, and then are dropped
 * and counted: their number is written once somebody reads again. A reader that is gone, or a disk that is full, ends
 * nothing.
 */
export function openLogOutput(): LogOutput {
  // Asking for it makes a pipe non-blocking, so that a full one says so instead of holding a thread.
  const { fd = 1 } = process.stdout;
  for (const standard of [process.stdout, process.stderr]) standard.on("error", () => {});
  let exitedAt = Number.POSITIVE_INFINITY;
  process.once("exit", () => {
    exitedAt = Date.now();
  });
  const stream = pino.destination({
    dest: fd,
    sync: false,
    maxLength: maxWaitingBytes,
    retryEAGAIN: () => Date.now() < exitedAt + lastLinesMs,
  });
  stream.on("error", () => {});
  // pino calls it when the process ends; it throws when `retryEAGAIN` says to give up.
  const flushSync = stream.flushSync.bind(stream);
  stream.flushSync = () => {
    try {
      flushSync();
    } catch {}
  };

  let dropped = 0;
  let closing: Promise<boolean> | null = null;
  stream.on("drop", () => {
    dropped += 1;
  });
  const write = (line: string): void => {
    if (!closing) stream.write(line);
  };
  const log = createLog("info", { write });
  stream.on("drain", () => {
    if (dropped === 0) return;
    const lines = { dropped };
    dropped = 0;
    log.warn(lines, "log lines were dropped: nobody read them");
  });

  async function close(timeoutMs: number): Promise<boolean> {
    const closed = new Promise((resolve) => stream.once("close", resolve));
    stream.end();
    try {
      await withTimeout(closed, timeoutMs, "nobody reads the log");
      return true;
    } catch {
      stream.destroy();
      return false;
    }
  }

  return {
    destination: { write },
    close(timeoutMs) {
      closing ??= close(timeoutMs);
      return closing;
    },
  };
}
