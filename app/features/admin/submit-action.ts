import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import { successResponse } from "#contract/staff-response.ts";
import type { AdminApi } from "./admin-api.ts";
import { useAdminApi } from "./use-staff-data.ts";

/** For `catch`. */
export function showFailure(failure: unknown): undefined {
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
  const done = await call.post(path, payload, successResponse).catch(showFailure);
  if (done) showToast({ title: done.message });
  reload?.();
  return done !== undefined;
}

/** `submitAction` of the screen's session. */
export function useSubmitAction() {
  const call = useAdminApi();
  return (path: string, payload: unknown, reload?: () => void): Promise<boolean> =>
    submitAction(call, path, payload, reload);
}
