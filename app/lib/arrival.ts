import { createContext, useContext, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * How the visitor came to what is shown: by loading a document, by a link or a call of the router, or by Back or Forward.
 * Back and Forward bring back the place where one was, so nothing else may scroll then.
 */
export type Arrival = "load" | "link" | "history";

/**
 * How the visitor came to the address that is shown now, for the components below. On the server it is always "load", so it is
 * for effects: what is rendered by it would differ in the browser.
 */
export const ArrivalContext = createContext<Arrival>("load");

/** How the visitor came to the address that is shown now, as the layout around the page found out (`useArrivalOfPage`). */
export const useArrival = (): Arrival => useContext(ArrivalContext);

/** Whether the document itself was loaded by Back or Forward, as from another site. */
function isLoadedByHistory(): boolean {
  if (typeof performance === "undefined") return false;
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}

/**
 * Finds out how the visitor came to the address that is shown now. To be used once, around every page, as the value of
 * `ArrivalContext`: it has to see the visit begin, and pages come and go.
 */
export function useArrivalOfPage(): Arrival {
  const { key } = useLocation();
  const type = useNavigationType();
  const [start] = useState(key);
  const [hasLeft, setHasLeft] = useState(false);
  if (key !== start && !hasLeft) setHasLeft(true);
  if (type !== "POP") return "link";
  if (hasLeft || key !== start) return "history";
  return typeof document !== "undefined" && isLoadedByHistory() ? "history" : "load";
}
