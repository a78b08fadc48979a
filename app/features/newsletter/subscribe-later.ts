import { queueRequest } from "#app/lib/queue-request.ts";
import { offlineText } from "#content/offline.ts";
import { subscribeRequest } from "#contract/subscribe.ts";

/** Queues a subscription until the browser is online. Returns the sentence that says so, or null. */
export async function subscribeLater(email: string): Promise<string | null> {
  const queued = await queueRequest("subscribe", "/api/subscribe", subscribeRequest, { email });
  return queued ? offlineText.saved : null;
}
