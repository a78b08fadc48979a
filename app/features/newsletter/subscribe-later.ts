import { enqueue } from "#app/lib/offline-queue.ts";
import { offlineText } from "#content/offline.ts";
import { subscribeRequest } from "#contract/subscribe.ts";

/**
 * Queues a subscription until the browser is online.
 * @returns the sentence that says so
 * @throws where it can't be queued
 */
export async function subscribeLater(email: string): Promise<string> {
  await enqueue({ kind: "subscribe", path: "/api/subscribe", payload: subscribeRequest.parse({ email }) });
  return offlineText.saved;
}
