import { type NavigateFunction, useLocation, useNavigate } from "react-router";

/** `depth`: history entries since the visitor entered the coach. */
export type CoachState = { readonly depth: number; readonly cameFromHere: boolean };

function isCoachState(state: unknown): state is CoachState {
  return typeof state === "object" && state !== null && "depth" in state && typeof state.depth === "number";
}

function openedFromHere(path: string): boolean {
  if (history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== path;
}

/** The router numbers its history entries. */
function cameByRouter(): boolean {
  const entry: unknown = history.state;
  return typeof entry === "object" && entry !== null && "idx" in entry && Number(entry.idx) > 0;
}

/**
 * Back to the page that the visitor came from, or to `home`.
 * @returns the state for links to other steps, and the close function
 */
export function useClose(path: string, home: string): { state: CoachState; close: () => void } {
  const { state } = useLocation();
  const navigate: NavigateFunction = useNavigate();
  const depth = isCoachState(state) ? state.depth : 0;
  // Known from the first rendering on, because a key may be pressed at once; it isn't in the HTML.
  const cameFromHere = isCoachState(state)
    ? state.cameFromHere
    : !import.meta.env.SSR && (cameByRouter() || openedFromHere(path));
  return {
    state: { depth: depth + 1, cameFromHere },
    close: () => (cameFromHere ? navigate(-(depth + 1)) : navigate(home)),
  };
}
