import { useEffect, useSyncExternalStore } from "react";
import type { User } from "#contract/me.ts";
import { fetchCurrentUser } from "./session-calls.ts";
import { mayBeLoggedIn } from "./session-hint.ts";

type State = { readonly user?: User | null; readonly status: "unasked" | "asking" | "known" | "failed" };

const unasked: State = { status: "unasked" };
let state = unasked;
const listeners = new Set<() => void>();

function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server, unless that is known or under way; a login or logout meanwhile is newer than the answer. */
async function askServer(): Promise<void> {
  if (state.status === "asking" || state.status === "known") return;
  const asking: State = { status: "asking" };
  setState(asking);
  const next = await fetchCurrentUser().then(
    (user): State => ({ user, status: "known" }),
    (): State => ({ status: "failed" }),
  );
  if (state === asking) setState(next);
}

const setUser = (user: User | null): void => setState({ user, status: "known" });

/** `user` is null for nobody, undefined until known. Asks on load only where a login may be, or with `ask`. */
export function useCurrentUser(ask = false) {
  const { user, status } = useSyncExternalStore(
    subscribe,
    () => state,
    () => unasked,
  );
  useEffect(() => {
    if (ask || mayBeLoggedIn()) void askServer();
  }, [ask]);
  return {
    user,
    checking: status === "asking" || (ask && status === "unasked"),
    setUser,
  };
}
