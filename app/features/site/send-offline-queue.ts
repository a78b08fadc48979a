import { canSendLater, queueStatus, queueTag, sendQueue, takeCompleted } from "#app/lib/offline-queue.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { contactMessages } from "#content/contact-messages.ts";
import { messages } from "#content/messages.ts";
import { offlineText } from "#content/offline.ts";
import { queueNote } from "./offline-line.tsx";

const successes: Readonly<Record<string, { readonly title: string; readonly description: string }>> = {
  contact: { title: contactMessages.successTitle, description: contactMessages.success },
  subscribe: { title: messages.subscribe.successTitle, description: messages.subscribe.success },
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** What was typed since stays. */
function resetForms(path: string, payload: unknown): void {
  const sent = new Map(Object.entries(Object(payload)));
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[action="${path}"]`)) {
    const fields = [...new FormData(form)];
    if (fields.every(([name, value]) => sent.get(name) === String(value).trim())) form.reset();
  }
}

/** @returns how many wait */
async function report(): Promise<number> {
  const { count, next, completed } = await queueStatus();
  queueNote.set(count > 0 ? offlineText.waiting(count) : "");
  clearTimeout(timer);
  if (count > 0) timer = setTimeout(send, Math.max(1_000, next - Date.now()));
  if (completed === 0 || document.visibilityState !== "visible") return count;
  for (const { kind, path, payload, outcome } of await takeCompleted()) {
    const success = successes[kind];
    if (outcome?.sent && success) {
      showToast(success);
      resetForms(path, payload);
    } else {
      const { refusedTitle, refused } = offlineText;
      showToast({ title: refusedTitle, description: outcome?.message || refused, variant: "destructive" });
    }
  }
  return count;
}

function send(): void {
  if (!navigator.onLine) return;
  // Still offline: retried when the browser goes online, or by the next page.
  sendQueue().then(report, () => undefined);
}

/** Without storage there is no queue. On nearly every page it is empty, and looked at once. */
export function sendOfflineQueue(): void {
  const onError = (error: unknown): void => console.info("What waits can't be read:", String(error));
  const reportNow = (): void => void report().catch(onError);
  if (!canSendLater()) return;
  new BroadcastChannel(queueTag).addEventListener("message", reportNow);
  addEventListener("online", send);
  document.addEventListener("visibilitychange", reportNow);
  report().then((count) => {
    if (count > 0) send();
  }, onError);
}
