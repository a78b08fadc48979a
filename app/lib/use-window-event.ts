import { useEffect, useEffectEvent } from "react";

/**
 * Listens to an event of the window for as long as the component is there.
 * @param onEvent the one of the latest rendering is called, so it may use props and state
 */
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
