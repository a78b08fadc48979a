import { enqueue } from "#app/lib/offline-queue.ts";
import { offlineText } from "#content/offline.ts";
import { contactRequest } from "#contract/contact.ts";
import { subscribeRequest } from "#contract/subscribe.ts";

const payloads = {
  subscribe: subscribeRequest.parse,
  // The day is sent along, so that the server can deduplicate the message however late or often it is sent.
  contact: (fields: object) => contactRequest.parse({ ...fields, writtenOn: new Date().toISOString().slice(0, 10) }),
};

export type QueuedForm = keyof typeof payloads;

/**
 * Queues a form until the browser is online.
 * @returns the sentence that says so
 * @throws where it can't be queued
 */
export async function queueForm(kind: QueuedForm, fields: object): Promise<string> {
  await enqueue({ kind, path: `/api/${kind}`, payload: payloads[kind](fields) });
  return offlineText.saved;
}
