import { setImmediate } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { bytesBody, limitBody, refuseTooLarge } from "./body.ts";
import { clientIp } from "./client-ip.ts";
import { fairPlaces } from "./fair-places.ts";
import { httpError } from "./http-error.ts";

type Bounds = {
  /** How many bodies may be half sent at a time, over all clients. */
  readonly places: number;
  /** How long one may take, in milliseconds. */
  readonly ms: number;
  readonly maxBytes: number;
  readonly trustProxy: number;
};

/**
 * Makes the middleware that reads the body before the handler runs, for a call that strangers may send to: one that is
 * sent at once is read, however many others are half sent.
 * @throws HTTPException 408 for one that takes too long, or whose place somebody else got; 413
 */
export function promptBody({ places, ms, maxBytes, trustProxy }: Bounds): MiddlewareHandler {
  const shared = fairPlaces(places);
  const limit = limitBody(maxBytes, refuseTooLarge);

  async function waitFor(c: Context, reading: Promise<unknown>): Promise<void> {
    const { promise: tooSlow, reject } = Promise.withResolvers<never>();
    const end = (): void => reject(httpError(408, serverMessages.invalid, { Connection: "close" }));
    const giveBack = shared.take(clientIp(c, trustProxy), end);
    const timer = setTimeout(end, ms);
    try {
      await Promise.race([reading, tooSlow]);
    } finally {
      clearTimeout(timer);
      giveBack();
    }
  }

  return async (c, next) => {
    let isRead = false;
    // The handler gets the same bytes: Hono keeps what was read.
    const reading = Promise.resolve(limit(c, async () => void (await bytesBody(c)))).finally(() => {
      isRead = true;
    });
    // Whoever isn't waited for any more fails for nobody.
    reading.catch(() => {});
    // What came with its head needs no place.
    await setImmediate();
    await (isRead ? reading : waitFor(c, reading));
    await next();
  };
}
