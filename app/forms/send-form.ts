import { ApiError, acceptedMessage, fieldProblemsIn, sendToApi } from "#app/lib/call-api.ts";

/** A form that this sends, by the last part of its call's path. */
export type SentForm = "contact" | "subscribe" | "ship-date-alert";

/** How sending a form ended. */
export type Sent = {
  /** False too for what waits on this device for a network. */
  readonly sent: boolean;
  /** For the visitor: the server's, which may be empty where it was sent, or what to say of the failure. */
  readonly message: string;
  /** What is wrong with a field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
};

/** What to say of a failure: where the server refuses without words, and where it can't be reached. */
export type FailureWords = { readonly failed: string; readonly unreachable: string };

/**
 * Sends a form's fields, and queues the contact and newsletter forms where the browser is offline; never throws.
 * @param payload the fields' values by their names
 * @param timeoutMs after which the server counts as unreachable
 */
export async function sendForm(
  form: SentForm,
  payload: Readonly<Record<string, string>>,
  timeoutMs: number,
  say: FailureWords,
): Promise<Sent> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await sendToApi("POST", `/api/${form}`, { payload, credentials: "omit", signal });
    return { sent: true, message: await acceptedMessage(response), fields: {} };
  } catch (error) {
    if (error instanceof ApiError) {
      return { sent: false, message: error.serverMessage || say.failed, fields: fieldProblemsIn(error.body) };
    }
    const waits = navigator.onLine === false && form !== "ship-date-alert";
    const saved =
      waits && (await import("./queue-form.ts").then((queue) => queue.queueForm(form, payload)).catch(() => ""));
    return { sent: false, message: saved ? `${say.unreachable} ${saved}` : say.unreachable, fields: {} };
  }
}
