import type { Log } from "#server/log.ts";

/**
 * A body out of pieces of text that come one after the other. The first is asked for before this resolves, so that a lost
 * database is a plain 503 and not half an answer; one lost later breaks the connection, so that nobody takes half for all.
 * @throws what the first piece throws
 */
export async function streamText(pieces: AsyncGenerator<string>, log: Log): Promise<ReadableStream<Uint8Array>> {
  const head = await pieces.next();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (!head.done) controller.enqueue(encoder.encode(head.value));
    },
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        // Others get their turn: reading the embedded database holds the process while it lasts.
        await new Promise((resolve) => setImmediate(resolve));
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.warn({ err: error }, "a long answer broke off");
        controller.error(error);
      }
    },
    cancel: () => pieces.return(undefined).then(() => undefined),
  });
}
