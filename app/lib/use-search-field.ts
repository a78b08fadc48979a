import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * After Back the field shows the address's text, while somebody types it is left alone. What was typed before hydration
 * is followed then.
 * @param shown what the page shows the results of
 */
export function useSearchField(shown: string, follow: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  const followTyped = useEffectEvent(follow);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typedBefore = !isHydrated.current && input.value.trim() !== shown;
    isHydrated.current = true;
    if (typedBefore) followTyped(input.value);
    else if (document.activeElement !== input) input.value = shown;
  }, [shown]);
  return field;
}
