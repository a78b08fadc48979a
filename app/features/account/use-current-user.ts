import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "#app/lib/query-client.ts";
import type { User } from "#contract/me.ts";
import { fetchCurrentUser } from "./session-calls.ts";
import { mayBeLoggedIn } from "./session-hint.ts";

/** Query key of the current user; login and logout set it. */
export const currentUserKey = ["me"] as const;

/**
 * Who is logged in (docs/behavior/session.md#state): `user` is null for nobody and undefined until it is known. The
 * server is asked on load only where a login may be, or when `ask` says that it matters.
 */
export function useCurrentUser(ask = false) {
  const [hinted, setHinted] = useState(false);
  useEffect(() => setHinted(mayBeLoggedIn()), []);
  const { data, isFetching, isError } = useQuery(
    {
      queryKey: currentUserKey,
      queryFn: ({ signal }) => fetchCurrentUser(signal),
      enabled: hinted || ask,
    },
    queryClient,
  );
  return {
    user: data,
    /** True while it is being found out. */
    checking: isFetching,
    /** True when it couldn't be found out. */
    failed: isError,
    setUser: (user: User | null) => queryClient.setQueryData<User | null>(currentUserKey, user),
  };
}
