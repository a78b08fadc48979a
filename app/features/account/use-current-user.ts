import { useEffect, useEffectEvent, useState } from "react";
import type { User } from "#contract/session.ts";
import { fetchCurrentUser } from "./session-calls.ts";
import { mayBeLoggedIn } from "./session-hint.ts";

type State = { readonly user?: User | null; readonly status: "unasked" | "asking" | "known" | "failed" };

/** `user` is null for nobody, undefined until known. Asks where a login may be, and once the dialog is open. */
export function useCurrentUser(open: boolean) {
  const [{ user, status }, setState] = useState<State>({ status: "unasked" });
  const ask = useEffectEvent(async () => {
    if (status === "asking" || status === "known") return;
    const asking: State = { status: "asking" };
    setState(asking);
    const next = await fetchCurrentUser().then(
      (found): State => ({ user: found, status: "known" }),
      (): State => ({ status: "failed" }),
    );
    // A login or logout meanwhile is newer.
    setState((now) => (now === asking ? next : now));
  });
  useEffect(() => {
    if (open || mayBeLoggedIn()) void ask();
  }, [open]);
  return {
    user,
    checking: status === "asking" || (open && status === "unasked"),
    setUser: (next: User | null) => setState({ user: next, status: "known" }),
  };
}
