import { ApiError, messageIn, sendToApi } from "#app/lib/call-api.ts";

/** By its call's name. */
export type SentForm = "contact" | "subscribe" | "ship-date-alert";

/**
 * Sends a form's fields; never throws. What waits on this device for a network isn't sent yet.
 * @param say where the server refuses without words, and where it can't be reached
 * @returns the server's message, which may be empty, or what to say of the failure
 */
export async function sendForm(
  form: SentForm,
  payload: Readonly<Record<string, string>>,
  timeoutMs: number,
  say: { readonly failed: string; readonly unreachable: string },
): Promise<{ sent: boolean; message: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await sendToApi("POST", `/api/${form}`, { payload, credentials: "omit", signal });
    // It is sent, whatever the body holds.
    const body: unknown = await response.json().catch(() => null);
    return { sent: true, message: messageIn(body) ?? "" };
  } catch (error) {
    if (error instanceof ApiError) return { sent: false, message: error.serverMessage ?? say.failed };
    const waits = navigator.onLine === false && form !== "ship-date-alert";
    const saved =
      waits && (await import("./queue-form.ts").then((queue) => queue.queueForm(form, payload)).catch(() => ""));
    return { sent: false, message: saved ? `${say.unreachable} ${saved}` : say.unreachable };
  }
}
