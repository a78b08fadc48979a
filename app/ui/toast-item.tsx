import X from "@lucide/icons/icons/x";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { dismissToast, type Toast, toastDurationMs } from "./toast-store.ts";
import { useSwipeRight } from "./use-swipe-right.ts";

/**
 * Goes by itself, but not under the pointer, with the focus or in a background window (docs/behavior/toasts.md#area).
 */
export default function ToastItem({ toast: { id, title, description, variant } }: { toast: Toast }) {
  const item = useRef<HTMLElement>(null);
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
  useEffect(() => {
    const onBlur = () => setBehind(true);
    const onFocus = () => setBehind(false);
    addEventListener("blur", onBlur);
    addEventListener("focus", onFocus);
    return () => {
      removeEventListener("blur", onBlur);
      removeEventListener("focus", onFocus);
    };
  }, []);
  // Keeps the focus in the area.
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest("ol")?.focus({ preventScroll: true });
    };
  }, []);
  const close = () => dismissToast(id);
  const { onPointerMove, ...swipe } = useSwipeRight(close);
  const isFailure = variant === "destructive";
  return (
    <li className="fixed inset-x-0 bottom-0 z-60 w-full max-w-[420px] list-none p-4 sm:right-0 sm:left-auto">
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
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
        }}
        className={`grid touch-none grid-cols-[1fr_auto] gap-x-3 rounded-2xl border bg-raised p-4 shadow-[0_12px_40px_var(--shadow)] select-none motion-safe:transition-[translate] ${
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
