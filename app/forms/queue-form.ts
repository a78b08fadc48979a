import { enqueue } from "#app/lib/offline-queue.ts";
import { offlineText } from "#content/offline.ts";
import { contactRequest } from "#contract/contact.ts";
import { subscribeRequest } from "#contract/subscribe.ts";
import type { SentForm } from "./send-form.ts";

function payloadOf(form: SentForm, fields: object): object {
  if (form === "subscribe") return subscribeRequest.parse(fields);
  // The day is sent along, so that the server can deduplicate the message however late or often it is sent.
  if (form === "contact") return contactRequest.parse({ ...fields, writtenOn: new Date().toISOString().slice(0, 10) });
  throw new Error(`${form} isn't sent later`);
}

/**
 * Queues a form until the browser is online.
 * @returns the sentence that says so
 * @throws where it can't be queued
 */
export async function queueForm(form: SentForm, fields: object): Promise<string> {
  await enqueue({ kind: form, path: `/api/${form}`, payload: payloadOf(form, fields) });
  return offlineText.saved;
}
