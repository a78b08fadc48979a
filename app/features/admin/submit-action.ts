import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import { successResponse } from "#contract/staff-response.ts";
import { useAdminApi } from "./use-staff-data.ts";

/** For `catch`. */
export function showFailure(failure: unknown): undefined {
  const description = failure instanceof Error ? failure.message : undefined;
  showToast({ title: adminText.failedTitle, description, variant: "destructive" });
}

/** Makes a call, shows its result in a toast and returns whether it succeeded; `reload` runs in either case. */
export function useSubmitAction() {
  const call = useAdminApi();
  return async (path: string, payload: unknown, reload?: () => void): Promise<boolean> => {
    const done = await call.post(path, payload, successResponse).catch(showFailure);
    if (done) showToast({ title: done.message });
    reload?.();
    return done !== undefined;
  };
}
