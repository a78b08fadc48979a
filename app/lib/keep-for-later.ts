import { keepWaiting } from "./waiting-posts.ts";

/**
 * Keeps what can't be sent for want of a network (docs/decisions/offline.md). Never throws.
 * @param schema checks the payload now, so that it isn't refused later
 * @returns whether it is kept
 */
export async function keepForLater(
  kind: string,
  path: string,
  schema: { parse: (value: unknown) => unknown },
  payload: unknown,
): Promise<boolean> {
  try {
    await keepWaiting({ kind, path, payload: schema.parse(payload) });
    return true;
  } catch (error) {
    console.info("This can't be kept on the device:", String(error));
    return false;
  }
}
