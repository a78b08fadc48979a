import type { DeskCall } from "#app/lib/desk-call.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { doneResponse } from "#contract/admin-inbox.ts";

/** A change by staff: posts it, says in a toast how it ended, and reads the screen anew. Gives whether it worked. */
export async function deskAction(call: DeskCall, path: string, payload: unknown, reload: () => void): Promise<boolean> {
  let done = false;
  try {
    const { message } = await call.post(path, payload, doneResponse);
    showToast({ title: message });
    done = true;
  } catch (failure) {
    const description = failure instanceof Error ? failure.message : undefined;
    showToast({ title: staffDesk.failedTitle, ...(description ? { description } : {}), variant: "destructive" });
  }
  reload();
  return done;
}
