import { ApiError, callApi } from "#app/lib/call-api.ts";

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
    // Zod is imported with the first submit, not with the page.
    const { doneResponse } = await import("#contract/done-response.ts");
    const signal = AbortSignal.timeout(timeoutMs);
    const path = `/api/${form}`;
    const { message } = await callApi("POST", path, doneResponse, { payload, credentials: "omit", signal });
    return { sent: true, message };
  } catch (error) {
    if (error instanceof ApiError) return { sent: false, message: error.serverMessage ?? say.failed };
    const isOffline = navigator.onLine === false;
    const saved =
      isOffline && (await import("./queue-form.ts").then((queue) => queue.queueForm(form, payload)).catch(() => ""));
    return { sent: false, message: saved ? `${say.unreachable} ${saved}` : say.unreachable };
  }
}
