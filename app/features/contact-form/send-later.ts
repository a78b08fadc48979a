import { keepForLater } from "#app/lib/keep-for-later.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { offlineText } from "#content/offline.ts";
import { contactRequest } from "#contract/contact.ts";

/** Keeps a message until there is a network: the toast that says so, or null when it can't be kept. */
export async function sendLater(fields: Readonly<Record<string, string>>): Promise<ToastMessage | null> {
  // The day goes along: whenever it is sent, and however often, the server knows it for the same message.
  const payload = { ...fields, writtenOn: new Date().toISOString().slice(0, 10) };
  const kept = await keepForLater("contact", "/api/contact", contactRequest, payload);
  return kept ? { title: offlineText.savedTitle, description: offlineText.saved } : null;
}
