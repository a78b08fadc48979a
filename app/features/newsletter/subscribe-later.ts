import { keepForLater } from "#app/lib/keep-for-later.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { offlineText } from "#content/offline.ts";
import { subscribeRequest } from "#contract/subscribe.ts";

/** Keeps an address until there is a network: the toast that says so, or null when it can't be kept. */
export async function subscribeLater(email: string): Promise<ToastMessage | null> {
  const kept = await keepForLater("subscribe", "/api/subscribe", subscribeRequest, { email });
  return kept ? { title: offlineText.savedTitle, description: offlineText.saved } : null;
}
