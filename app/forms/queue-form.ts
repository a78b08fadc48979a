import { enqueue } from "#app/lib/offline-queue.ts";
import { offlineText } from "#content/offline.ts";
import { contactRequest } from "#contract/contact.ts";
import { subscribeRequest } from "#contract/mailing-lists.ts";

const payloads = {
  subscribe: (fields: object) => subscribeRequest.parse(fields),
  // The day is sent along, so that the server can deduplicate the message however late or often it is sent.
  contact: (fields: object) => contactRequest.parse({ ...fields, writtenOn: new Date().toISOString().slice(0, 10) }),
};

/**
 * Queues a form until the browser is online.
 * @returns the sentence that says so
 * @throws where it can't be queued
 */
export async function queueForm(form: keyof typeof payloads, fields: object): Promise<string> {
  await enqueue({ kind: form, path: `/api/${form}`, payload: payloads[form](fields) });
  return offlineText.saved;
}
