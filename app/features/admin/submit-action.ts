import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import { successResponse } from "#contract/admin-inbox.ts";
import type { AdminApi } from "./admin-api.ts";

/** Posts a change by staff, shows the result in a toast, and reloads the list. Returns whether it succeeded. */
export async function submitAction(
  call: AdminApi,
  path: string,
  payload: unknown,
  reload: () => void,
): Promise<boolean> {
  let done = false;
  try {
    const { message } = await call.post(path, payload, successResponse);
    showToast({ title: message });
    done = true;
  } catch (failure) {
    const description = failure instanceof Error ? failure.message : undefined;
    showToast({ title: adminText.failedTitle, ...(description ? { description } : {}), variant: "destructive" });
  }
  reload();
  return done;
}
