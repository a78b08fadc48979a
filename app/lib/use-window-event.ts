import { useEffect, useEffectEvent } from "react";

/** Listens as long as the component is there. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => {
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
