import { setWaitingNote } from "#app/lib/waiting-note.ts";
import { sendWaiting, takeDone, waitingNow, waitingTag } from "#app/lib/waiting-posts.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";
import { offlineText } from "#content/offline.ts";

const successes: Readonly<Record<string, { readonly title: string; readonly description: string }>> = {
  contact: { title: messages.contact.successTitle, description: messages.contact.success },
  subscribe: { title: messages.subscribe.successTitle, description: messages.subscribe.success },
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what waits and tells how what waited has ended; a page in the background leaves that to the one in front. */
async function look(): Promise<void> {
  const { count, next } = await waitingNow();
  setWaitingNote(count > 0 ? offlineText.waiting(count) : "");
  clearTimeout(timer);
  if (count > 0) timer = setTimeout(send, Math.max(1_000, next - Date.now()));
  if (document.visibilityState !== "visible") return;
  for (const { kind, outcome } of await takeDone()) {
    const success = successes[kind];
    if (outcome?.sent && success) showToast(success);
    else {
      const { refusedTitle, refused } = offlineText;
      showToast({ title: refusedTitle, description: outcome?.says || refused, variant: "destructive" });
    }
  }
}

function send(): void {
  if (!navigator.onLine) return;
  // No network after all: the next time it comes, or the next page, tries again.
  sendWaiting().then(look, () => undefined);
}

/**
 * Sends what waits whenever there is a network, and keeps the visitor informed. Nothing is promised where the browser
 * keeps nothing: then nothing waits either.
 */
export function followWaiting(): void {
  const lookNow = (): void => {
    look().catch((error: unknown) => console.info("What waits can't be read:", String(error)));
  };
  new BroadcastChannel(waitingTag).addEventListener("message", lookNow);
  addEventListener("online", send);
  document.addEventListener("visibilitychange", lookNow);
  lookNow();
  send();
}
