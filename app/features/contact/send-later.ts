import { queueRequest } from "#app/lib/queue-request.ts";
import { offlineText } from "#content/offline.ts";
import { contactRequest } from "#contract/contact.ts";

/** Queues a message until the browser is online. Returns the sentence that says so, or null. */
export async function sendLater(fields: Readonly<Record<string, string>>): Promise<string | null> {
  // The day is sent along, so that the server can deduplicate the message however late or often it is sent.
  const payload = { ...fields, writtenOn: new Date().toISOString().slice(0, 10) };
  const queued = await queueRequest("contact", "/api/contact", contactRequest, payload);
  return queued ? offlineText.saved : null;
}
