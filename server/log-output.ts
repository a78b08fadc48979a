import { type DestinationStream, pino } from "pino";

/** Lines that wait for a reader, in bytes. More are dropped: a full pipe must cost neither memory nor answers. */
const maxWaitingBytes = 1024 * 1024;
/** A process that ends by itself tries for this long to get rid of its last lines. */
const lastLinesMs = 500;

/** Standard output for log lines: nobody waits for whoever reads it. */
export type LogOutput = {
  readonly destination: DestinationStream;
  /** Writes what waits and takes no more lines; false when nobody read it in time. */
  close(timeoutMs: number): Promise<boolean>;
};

/**
 * Opens standard output for the log. Lines wait in memory while nobody reads them, up to a bound, and then are dropped and
 * counted: their number is written once somebody reads again. A reader that is gone, or a disk that is full, ends nothing.
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
  stream.on("drain", () => {
    if (dropped === 0) return;
    const line = {
      level: "warn",
      time: new Date().toISOString(),
      dropped,
      msg: "log lines were dropped: nobody read them",
    };
    dropped = 0;
    write(`${JSON.stringify(line)}\n`);
  });

  function close(timeoutMs: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      stream.destroy();
      resolve(false);
    }, timeoutMs);
    stream.once("close", () => {
      clearTimeout(timer);
      resolve(true);
    });
    stream.end();
    return promise;
  }

  return {
    destination: { write },
    close: (timeoutMs) => {
      closing ??= close(timeoutMs);
      return closing;
    },
  };
}
