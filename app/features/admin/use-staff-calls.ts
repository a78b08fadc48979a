import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import type { z } from "zod";
import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import type { TodayResponse } from "#contract/admin-today.ts";
import { successResponse } from "#contract/staff-response.ts";
import { type AdminApi, type AdminApiError, adminApiErrorOf } from "./admin-api.ts";

type Fetched<Data> = {
  readonly latest?: Data;
  /** The key that `latest` answers. */
  readonly answered?: string;
  readonly error: AdminApiError | null;
  readonly busy: boolean;
};

/** What a screen has fetched, and how that stands. */
export type StaffData<Data> = {
  /** Undefined until there is a response, and after a failure. */
  readonly data: Data | undefined;
  /** The last response, also where the same was asked again and failed: for forms, which must not go away. */
  readonly latest: Data | undefined;
  /** Why the last fetch failed; null where it didn't. */
  readonly error: AdminApiError | null;
  readonly busy: boolean;
  readonly reload: () => void;
};

/**
 * Fetches once for each `key`, again by `reload`, never by itself; the former response stays meanwhile.
 * @param fetchData null while it can't be asked for; the key has to change when it can
 */
export function useStaffData<Data>(
  key: string,
  fetchData: ((signal: AbortSignal) => Promise<Data>) | null,
): StaffData<Data> {
  const [{ latest, answered, error, busy }, setFetched] = useState<Fetched<Data>>({ error: null, busy: true });
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
      (next) => settle({ latest: next, answered: key, error: null }),
      (failure: unknown) => settle({ error: adminApiErrorOf(failure) }),
    );
    return () => leaving.abort();
  }, [key, round]);
  return {
    data: error ? undefined : latest,
    latest: error && answered !== key ? undefined : latest,
    error,
    busy,
    reload: () => setRound((before) => before + 1),
  };
}

/** What the screens share while somebody is logged in. What needs somebody today is asked once for each screen. */
export type StaffSession = { readonly call: AdminApi; readonly today: StaffData<TodayResponse> };

/** Null without a login. */
export const StaffContext = createContext<StaffSession | null>(null);

/** For what is drawn only where somebody is logged in, as the screens are. @throws elsewhere */
function useStaffSession(): StaffSession {
  const session = useContext(StaffContext);
  if (!session) throw new Error("Nobody is logged in.");
  return session;
}

/** The calls of whoever is logged in. @throws where nobody is */
export const useAdminApi = (): AdminApi => useStaffSession().call;

/** What needs somebody today. @throws where nobody is logged in */
export const useToday = (): StaffData<TodayResponse> => useStaffSession().today;

/**
 * Fetches what a path of the API gives, as `useStaffData` does, once for each path.
 * @param path with its query
 * @throws where nobody is logged in
 */
export function useAdminQuery<Response>(path: string, schema: z.ZodType<Response>): StaffData<Response> {
  const call = useAdminApi();
  return useStaffData(path, (signal) => call.get(path, schema, signal));
}

/** Says in a toast that a call failed, and why. For `catch`: it gives undefined in the place of a result. */
export function showFailure(failure: unknown): undefined {
  const description = failure instanceof Error ? failure.message : undefined;
  showToast({ title: adminText.failedTitle, description, variant: "destructive" });
}

/** Makes a call, shows its result in a toast and returns whether it succeeded; `reload` runs in either case. */
export type SubmitAction = (path: string, payload: unknown, reload?: () => void) => Promise<boolean>;

/** Gives the function that makes a call whose result is only a message. @throws where nobody is logged in */
export function useSubmitAction(): SubmitAction {
  const call = useAdminApi();
  return async (path, payload, reload) => {
    const done = await call.post(path, payload, successResponse).catch(showFailure);
    if (done) showToast({ title: done.message });
    reload?.();
    return done !== undefined;
  };
}
