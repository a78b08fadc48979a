import { enqueue } from "#app/lib/offline-queue.ts";
import { offlineText } from "#content/offline.ts";
import { contactRequest } from "#contract/contact.ts";
import { subscribeRequest } from "#contract/mailing-lists.ts";

/** What is sent of a form's fields, by its call's name. Each throws a ZodError where the server would refuse them. */
const payloads = {
  subscribe: (fields: object) => subscribeRequest.parse(fields),
  // The day is sent along, so that the server can deduplicate the message however late or often it is sent.
  contact: (fields: object) => contactRequest.parse({ ...fields, writtenOn: new Date().toISOString().slice(0, 10) }),
};

/** A form that can be sent later, by its call's name. */
export type QueuedForm = keyof typeof payloads;

/**
 * Queues a form until the browser is online. The fields are checked now, so that what waits isn't refused later.
 * @param fields their values by their names
 * @returns the sentence for the visitor that says so
 * @throws a ZodError for fields that the server would refuse; an error where nothing can be stored or sent later
 */
export async function queueForm(form: QueuedForm, fields: object): Promise<string> {
  await enqueue({ kind: form, path: `/api/${form}`, payload: payloads[form](fields) });
  return offlineText.saved;
}
