import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import type { z } from "zod";
import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import type { TodayResponse } from "#contract/admin-today.ts";
import { successResponse } from "#contract/staff-response.ts";
import { type AdminApi, type AdminApiError, adminApiErrorOf } from "./admin-api.ts";

type Fetched<Data> = { readonly latest?: Data; readonly error: AdminApiError | null; readonly busy: boolean };

type StaffData<Data> = ReturnType<typeof useStaffData<Data>>;

/**
 * Fetches once for each `key`, again by `reload`, never by itself; the former response stays meanwhile.
 * @param fetchData null while it can't be asked for; the key has to change when it can
 */
export function useStaffData<Data>(key: string, fetchData: ((signal: AbortSignal) => Promise<Data>) | null) {
  const [{ latest, error, busy }, setFetched] = useState<Fetched<Data>>({ error: null, busy: true });
  const [round, setRound] = useState(0);
  const ask = useEffectEvent((signal: AbortSignal) => fetchData?.(signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const leaving = new AbortController();
    const request = ask(leaving.signal);
    if (!request) return undefined;
    const settle = (change: Partial<Fetched<Data>>) => {
      if (!leaving.signal.aborted) setFetched((before) => ({ ...before, busy: false, ...change }));
    };
    // Without a response there is nothing but the failure to show.
    setFetched((before) => ({ ...before, busy: true, error: before.latest === undefined ? null : before.error }));
    request.then(
      (next) => settle({ latest: next, error: null }),
      (failure: unknown) => settle({ error: adminApiErrorOf(failure) }),
    );
    return () => leaving.abort();
  }, [key, round]);
  return {
    /** Undefined until there is a response, and after a failure. */
    data: error ? undefined : latest,
    /** Also after a failure: for forms, which must not go away. */
    latest,
    error,
    busy,
    reload: () => setRound((before) => before + 1),
  };
}

/** Null without a login. What needs somebody today is asked once for each screen. */
export const StaffContext = createContext<{ call: AdminApi; today: StaffData<TodayResponse> } | null>(null);

/** For what is drawn only where somebody is logged in, as the screens are. */
function useStaffSession() {
  const session = useContext(StaffContext);
  if (!session) throw new Error("Nobody is logged in.");
  return session;
}

export const useAdminApi = (): AdminApi => useStaffSession().call;

export const useToday = (): StaffData<TodayResponse> => useStaffSession().today;

export function useAdminQuery<Response>(path: string, schema: z.ZodType<Response>): StaffData<Response> {
  const call = useAdminApi();
  return useStaffData(path, (signal) => call.get(path, schema, signal));
}

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
