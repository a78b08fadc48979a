import { enqueue } from "./offline-queue.ts";

/**
 * Queues a request that can't be sent offline; never throws.
 * @param schema checks the payload now
 * @returns whether it was queued
 */
export async function queueRequest(
  kind: string,
  path: string,
  schema: { parse: (value: unknown) => unknown },
  payload: unknown,
): Promise<boolean> {
  try {
    await enqueue({ kind, path, payload: schema.parse(payload) });
    return true;
  } catch (error) {
    console.info("This can't be queued on the device:", String(error));
    return false;
  }
}
