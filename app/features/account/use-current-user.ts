import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "#app/lib/store.ts";
import type { User } from "#contract/session.ts";
import { fetchCurrentUser } from "./session-calls.ts";
import { mayBeLoggedIn } from "./session-hint.ts";

type State = { readonly user?: User | null; readonly status: "unasked" | "asking" | "known" | "failed" };

const unasked: State = { status: "unasked" };
const session = createStore(unasked);

/** Asks the server, unless that is known or under way; a login or logout meanwhile is newer than the answer. */
async function askServer(): Promise<void> {
  const { status } = session.get();
  if (status === "asking" || status === "known") return;
  const asking: State = { status: "asking" };
  session.set(asking);
  const next = await fetchCurrentUser().then(
    (user): State => ({ user, status: "known" }),
    (): State => ({ status: "failed" }),
  );
  if (session.get() === asking) session.set(next);
}

const setUser = (user: User | null): void => session.set({ user, status: "known" });

/** `user` is null for nobody, undefined until known. Asks on load only where a login may be, or with `ask`. */
export function useCurrentUser(ask = false) {
  const { user, status } = useSyncExternalStore(session.subscribe, session.get, () => unasked);
  useEffect(() => {
    if (ask || mayBeLoggedIn()) void askServer();
  }, [ask]);
  return {
    user,
    checking: status === "asking" || (ask && status === "unasked"),
    setUser,
  };
}
