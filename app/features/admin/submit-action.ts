import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import { successResponse } from "#contract/staff-response.ts";
import type { AdminApi } from "./admin-api.ts";
import { useAdminApi } from "./use-staff-data.ts";

export function showFailure(failure: unknown): void {
  const description = failure instanceof Error ? failure.message : undefined;
  showToast({ title: adminText.failedTitle, description, variant: "destructive" });
}

/** Shows the result in a toast; returns whether it succeeded. @param reload runs in either case */
export async function submitAction(
  call: AdminApi,
  path: string,
  payload: unknown,
  reload?: () => void,
): Promise<boolean> {
  let done = false;
  try {
    const { message } = await call.post(path, payload, successResponse);
    showToast({ title: message });
    done = true;
  } catch (failure) {
    showFailure(failure);
  }
  reload?.();
  return done;
}

/** `submitAction` of the screen's session. */
export function useSubmitAction() {
  const call = useAdminApi();
  return (path: string, payload: unknown, reload?: () => void): Promise<boolean> =>
    submitAction(call, path, payload, reload);
}
