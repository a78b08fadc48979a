import { type PointerEvent, useRef } from "react";

/** In pixels. */
const thresholdPx = 50;
const startPx = { touch: 10, other: 2 };

/** @param onSwiped called when the element is let go 50 px to the right or further */
export function useSwipeRight(onSwiped: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const swipedPx = useRef(0);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.translate = "";
    start.current = null;
    swipedPx.current = 0;
  };
  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      if (button === 0) start.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY, pointerId, pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      const from = pointerType === "touch" ? startPx.touch : startPx.other;
      if (swipedPx.current > 0 || x > from) {
        // A pixel at least: a swipe that came back to where it began is still one.
        swipedPx.current = Math.max(1, x);
        currentTarget.setPointerCapture(pointerId);
        currentTarget.style.translate = `${swipedPx.current}px`;
      } else if (Math.abs(x) > from || Math.abs(y) > from) start.current = null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isSwiped = swipedPx.current >= thresholdPx;
      end(event);
      if (isSwiped) onSwiped();
    },
    onPointerCancel: end,
  };
}
