import { queueRequest } from "#app/lib/queue-request.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { offlineText } from "#content/offline.ts";
import { subscribeRequest } from "#contract/subscribe.ts";

/** Queues a subscription until the browser is online. Returns the toast, or null when it can't be queued. */
export async function subscribeLater(email: string): Promise<ToastMessage | null> {
  const queued = await queueRequest("subscribe", "/api/subscribe", subscribeRequest, { email });
  return queued ? { title: offlineText.savedTitle, description: offlineText.saved } : null;
}
