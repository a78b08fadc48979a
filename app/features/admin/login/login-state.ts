import { adminScreenList } from "#content/admin-dashboard.ts";

/** A place of this site, as the router goes to it. */
export type Place = { readonly pathname: string; readonly search: string };

/** History state, which no address can set. */
export type LoginState = { readonly ended: true; readonly from: Place | null };

/** Null when nobody was sent here by the end of a session. Places that are no staff screens are left out. */
export function readLoginState(state: unknown): LoginState | null {
  if (typeof state !== "object" || state === null || !("ended" in state) || state.ended !== true) return null;
  const from = "from" in state ? state.from : null;
  if (typeof from !== "object" || from === null || !("pathname" in from && "search" in from)) {
    return { ended: true, from: null };
  }
  const { pathname, search } = from;
  const known = typeof search === "string" && adminScreenList.find(({ to }) => to === pathname);
  return { ended: true, from: known && /^(\?|$)/.test(search) ? { pathname: known.to, search } : null };
}
