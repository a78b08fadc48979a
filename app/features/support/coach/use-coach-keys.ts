import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import type { StepLinks } from "./coach-types.ts";

/**
 * Keys: right and Enter go on (Enter first presses along), left goes back, Escape stops, then closes. Enter on a control is
 * the control's own, and so is every key while a dialog is open or somebody types.
 */
export function useCoachKeys({
  links,
  lost,
  start,
  stop,
}: {
  links: StepLinks;
  lost: boolean;
  /** What Enter does instead of going on, before the pattern was played. */
  start: (() => void) | null;
  stop: (() => void) | null;
}): void {
  const navigate = useNavigate();
  // With the step that it belongs to, not after its paint: a key pressed at once would still be the former step's.
  useLayoutEffect(() => {
    function go(to: string | null) {
      if (to === null) links.close();
      else navigate(to, { state: links.state, preventScrollReset: true });
    }
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest("dialog, input, textarea, select")) return;
      if (event.key === "ArrowRight") go(lost ? links.again : links.next);
      else if (event.key === "ArrowLeft" && links.back !== null) go(links.back);
      else if (event.key === "Escape") (stop ?? links.close)();
      else if (event.key === "Enter" && !at?.closest("a, button"))
        (start ?? (() => go(lost ? links.again : links.next)))();
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
