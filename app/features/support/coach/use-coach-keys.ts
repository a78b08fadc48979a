import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import type { StepLinks } from "./coach-types.ts";

/** Not for controls, while a dialog is open, or while somebody types. */
export function useCoachKeys({
  links,
  start,
  stop,
}: {
  links: StepLinks;
  start: (() => void) | null;
  stop: (() => void) | null;
}): void {
  const navigate = useNavigate();
  // A key pressed before the paint would still be the former step's.
  useLayoutEffect(() => {
    function go(to: string | null) {
      if (to === null) links.close();
      else navigate(to, { state: links.state, preventScrollReset: true });
    }
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest("dialog, input, textarea, select")) return;
      if (event.key === "ArrowRight") go(links.next);
      else if (event.key === "ArrowLeft" && links.back !== null) go(links.back);
      else if (event.key === "Escape") (stop ?? links.close)();
      else if (event.key === "Enter" && !at?.closest("a, button")) (start ?? (() => go(links.next)))();
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
