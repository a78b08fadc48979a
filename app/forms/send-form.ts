import { ApiError, acceptedMessage, fieldProblemsIn, sendToApi } from "#app/lib/call-api.ts";

/** By its call's name. */
export type SentForm = "contact" | "subscribe" | "ship-date-alert";

export type Sent = {
  readonly sent: boolean;
  /** The server's, which may be empty where it was sent, or what to say of the failure. */
  readonly message: string;
  /** What is wrong with a field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * Sends a form's fields; never throws. What waits on this device for a network isn't sent yet.
 * @param say where the server refuses without words, and where it can't be reached
 */
export async function sendForm(
  form: SentForm,
  payload: Readonly<Record<string, string>>,
  timeoutMs: number,
  say: { readonly failed: string; readonly unreachable: string },
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
