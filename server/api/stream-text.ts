import type { Context } from "hono";
import type { Log } from "#server/lib/log.ts";
import { giveWay } from "#server/lib/work-queue.ts";
import type { Bindings } from "#server/middleware/client-ip.ts";
import type { ConcurrencyLimit } from "#server/middleware/concurrency-limit.ts";

/** A long response, and how much of the shop it may use. */
export type StreamOptions = {
  /** Nothing is read before the limit lets the response begin. */
  readonly pieces: AsyncGenerator<string | Uint8Array<ArrayBuffer>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly limit: ConcurrencyLimit;
  readonly log: Log;
  /** A client that takes nothing for so long is cut off, and one that takes longer in all. */
  readonly idleMs?: number;
  readonly maxMs?: number;
};

/** A shorter response is sent whole; in bytes. */
const wholeLength = 65_536;

type Pieces = StreamOptions["pieces"];
const encoder = new TextEncoder();
const bytesOf = (piece: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof piece === "string" ? encoder.encode(piece) : piece;

/** Gives the next piece after others had their turn: reading the embedded database holds this process. */
async function nextPiece(pieces: Pieces): Promise<Awaited<ReturnType<Pieces["next"]>>> {
  const began = performance.now();
  const piece = await pieces.next();
  await giveWay(began);
  return piece;
}

/** The first pieces of a response, and whether they are all. */
type Head = { readonly bytes: Uint8Array<ArrayBuffer>; readonly whole: boolean };

async function readHead(pieces: Pieces): Promise<Head> {
  const read: Uint8Array[] = [];
  let length = 0;
  let whole = false;
  while (length < wholeLength && !whole) {
    const { done, value } = await nextPiece(pieces);
    if (done) {
      whole = true;
    } else {
      const bytes = bytesOf(value);
      read.push(bytes);
      length += bytes.length;
    }
  }
  return { bytes: Buffer.concat(read), whole };
}

/**
 * Answers with pieces of text or bytes that are sent as they are made. The first pieces are read before this resolves, so that a
 * lost database is a plain 503 and not half a response; one lost later breaks the connection, so that nobody takes half
 * for all. The limit's place is free again when the response was sent, the client went away, or it took nothing for too
 * long.
 * @throws what the first pieces throw, and the limit's refusal
 */
export async function streamText(c: Context, options: StreamOptions): Promise<Response> {
  const { pieces, headers, limit, log, idleMs = 30_000, maxMs = 15 * 60_000 } = options;
  const leave = await limit.enter();
  let head: Head | null = null;
  try {
    if (c.req.method !== "HEAD") head = await readHead(pieces);
  } finally {
    if (head === null || head.whole) leave();
  }
  if (head === null) return c.body(null, 200, headers);
  if (head.whole) return c.body(head.bytes, 200, headers);

  const bindings: Bindings | undefined = c.env;
  const socket = bindings?.incoming?.socket;
  const { bytes } = head;
  let idle: NodeJS.Timeout | undefined;
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    clearTimeout(idle);
    clearTimeout(whole);
    pieces.return(undefined).catch((error: unknown) => log.warn({ err: error }, "a long answer didn't end well"));
    leave();
  };
  let breakOff = (_: string): void => {};
  const whole = setTimeout(() => breakOff("took too long in all"), maxMs);
  const waitForClient = (): void => {
    idle = setTimeout(() => breakOff("took nothing for too long"), idleMs);
  };

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      breakOff = (why) => {
        log.warn({ path: c.req.path }, `a long answer was broken off: the client ${why}`);
        end();
        // Without a socket (a test) the stream ends it.
        if (socket) socket.destroy();
        else controller.error(new Error(`the client ${why}`));
      };
      controller.enqueue(bytes);
      waitForClient();
    },
    async pull(controller) {
      clearTimeout(idle);
      try {
        const { done, value } = await nextPiece(pieces);
        if (ended) return;
        if (done) {
          end();
          controller.close();
        } else {
          controller.enqueue(bytesOf(value));
          waitForClient();
        }
      } catch (error) {
        log.warn({ err: error }, "a long answer broke off");
        end();
        controller.error(error);
      }
    },
    cancel: end,
  });
  return c.body(body, 200, headers);
}
