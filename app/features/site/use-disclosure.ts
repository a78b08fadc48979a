import { type RefObject, useEffect, useRef } from "react";

/**
 * Makes a `<details>` behave like a menu after hydration: it closes on a link click, a click outside and Escape (which
 * gives focus back to its summary).
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const details = ref.current;
      if (!details?.open || !(event.target instanceof Element)) return;
      if (!details.contains(event.target) || event.target.closest("a")) details.open = false;
    }
    function onKey(event: KeyboardEvent) {
      const details = ref.current;
      if (event.key !== "Escape" || !details?.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    }
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return ref;
}
