import X from "@lucide/icons/icons/x";
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { liftToClearPlace, onPageRest } from "#app/lib/clear-place.ts";
import { useWindowEvent } from "#app/lib/use-window-event.ts";
import { Icon } from "./icon.tsx";
import { dismissToast, type Toast, toastDurationMs } from "./toast-store.ts";

/** How far to the right a swipe counts. */
const thresholdPx = 50;
/** How far a press has to move until it is taken for a swipe. */
const startPx = { touch: 10, other: 2 };

type SwipeHandlers = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

/**
 * The handlers of an element that follows a swipe to the right, and goes back where that ends early.
 * @param onSwiped called when the element is let go 50 px to the right or further
 */
function useSwipeRight(onSwiped: () => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const swipedPx = useRef(0);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    currentTarget.style.translate = "";
    start.current = null;
    swipedPx.current = 0;
  };
  return {
    onPointerDown: ({ button, clientX, clientY }) => {
      if (button === 0) start.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY, pointerId, pointerType, currentTarget }) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      const from = pointerType === "touch" ? startPx.touch : startPx.other;
      if (swipedPx.current > 0 || x > from) {
        // A pixel at least: a swipe that came back to where it began is still one.
        swipedPx.current = Math.max(1, x);
        currentTarget.setPointerCapture(pointerId);
        currentTarget.style.translate = `${swipedPx.current}px`;
      } else if (Math.abs(x) > from || Math.abs(y) > from) start.current = null;
    },
    onPointerUp: (event) => {
      const isSwiped = swipedPx.current >= thresholdPx;
      end(event);
      if (isSwiped) onSwiped();
    },
    onPointerCancel: end,
  };
}

/**
 * A toast at the edge of the screen. It goes by itself, but not while the pointer or the focus is on it or the window is in the
 * background, and by a swipe to the right, its button or Escape (docs/behavior/toasts.md#area).
 */
export default function ToastItem({ toast: { id, title, description, variant } }: { toast: Toast }) {
  const item = useRef<HTMLElement>(null);
  const place = useRef<HTMLLIElement>(null);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isBehind, setBehind] = useState(false);
  const isHeld = isUnderPointer || isFocused || isBehind;
  const leftMs = useRef(toastDurationMs);
  useEffect(() => {
    if (isHeld) return;
    const began = Date.now();
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - began;
    };
  }, [id, isHeld]);
  useWindowEvent("blur", () => setBehind(true));
  useWindowEvent("focus", () => setBehind(false));
  // Whoever stands on a toast that goes stays in the area.
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest("ol")?.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const root = document.documentElement;
    // The chat's button gives way (app/styles/assistant.css).
    root.dataset.toastOpen = "";
    const stop = onPageRest(async () => {
      element.style.setProperty("--lift", `${(await liftToClearPlace(element)) ?? 0}px`);
    });
    return () => {
      stop();
      delete root.dataset.toastOpen;
    };
  }, []);
  const close = (): void => dismissToast(id);
  const { onPointerMove, ...swipe } = useSwipeRight(close);
  const isFailure = variant === "destructive";
  return (
    <li
      ref={place}
      className="pointer-events-none fixed inset-x-0 bottom-(--toast-floor,0px) z-60 w-full max-w-[420px] translate-y-[calc(-1*var(--lift,0px))] list-none p-4 sm:right-0 sm:left-auto"
    >
      <article
        ref={item}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: F8 leads here, and the toast stays while the focus is on it.
        tabIndex={0}
        {...swipe}
        onPointerMove={(event) => {
          setUnderPointer(true);
          onPointerMove(event);
        }}
        onPointerLeave={() => setUnderPointer(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
        onKeyDown={({ key }) => key === "Escape" && close()}
        className={`pointer-events-auto grid touch-none grid-cols-[1fr_auto] gap-x-3 rounded-2xl border bg-raised p-4 shadow-[0_12px_40px_var(--shadow)] select-none motion-safe:transition-[translate] ${
          isFailure ? "border-danger" : "border-border-strong"
        }`}
      >
        <div className={`font-semibold ${isFailure ? "text-danger" : "text-ink"}`}>{title}</div>
        <button
          type="button"
          aria-label="Close notification"
          onClick={close}
          className="row-span-2 grid size-11 place-items-center self-start rounded-full hover:bg-wash"
        >
          <Icon icon={X} className="size-4" />
        </button>
        {description ? <div className="text-base text-ink-soft">{description}</div> : null}
      </article>
    </li>
  );
}
