import { enqueue } from "#app/lib/offline-queue.ts";
import { offlineText } from "#content/offline.ts";
import { contactRequest } from "#contract/contact.ts";

/**
 * Queues a message until the browser is online.
 * @returns the sentence that says so
 * @throws where it can't be queued
 */
export async function sendLater(fields: Readonly<Record<string, string>>): Promise<string> {
  // The day is sent along, so that the server can deduplicate the message however late or often it is sent.
  const payload = contactRequest.parse({ ...fields, writtenOn: new Date().toISOString().slice(0, 10) });
  await enqueue({ kind: "contact", path: "/api/contact", payload });
  return offlineText.saved;
}
