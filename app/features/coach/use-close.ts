import { type NavigateFunction, useLocation, useNavigate } from "react-router";

/** What each step's history entry remembers: how many entries lie between it and where the visitor came in. */
export type CoachState = { readonly depth: number; readonly cameFromHere: boolean };

function isCoachState(state: unknown): state is CoachState {
  return typeof state === "object" && state !== null && "depth" in state && typeof state.depth === "number";
}

/** Whether the document was opened, in the same tab, by a link of this site outside the procedure. */
function openedFromHere(path: string): boolean {
  if (history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== path;
}

/** Whether the router has a page of this site behind this one: it numbers its history entries. */
function cameByRouter(): boolean {
  const entry: unknown = history.state;
  return typeof entry === "object" && entry !== null && "idx" in entry && Number(entry.idx) > 0;
}

/**
 * How the coach is left: back to the page that one came from, whatever the step; from a bookmark to `home`.
 * @returns the state for links to other steps, and what closes
 */
export function useClose(path: string, home: string): { state: CoachState; close: () => void } {
  const { state } = useLocation();
  const navigate: NavigateFunction = useNavigate();
  const depth = isCoachState(state) ? state.depth : 0;
  // Known from the first rendering on, since the first key may follow at once; nothing of it stands in the HTML.
  const cameFromHere = isCoachState(state)
    ? state.cameFromHere
    : !import.meta.env.SSR && (cameByRouter() || openedFromHere(path));
  return {
    state: { depth: depth + 1, cameFromHere },
    close: () => (cameFromHere ? navigate(-(depth + 1)) : navigate(home)),
  };
}
