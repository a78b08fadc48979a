import { type MouseEvent, type PointerEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/** Prevents scrolling, and a layout shift when the scrollbar disappears. */
const still = ["overflow-hidden", "[scrollbar-gutter:stable]"];

/** Keeps the page from scrolling. @returns a function that lets it scroll again */
export function keepPageStill(): () => void {
  const root = document.documentElement.classList;
  root.add(...still);
  return () => root.remove(...still);
}

/**
 * Leaves the field of a dialog that is about to close, so that what was typed is taken: a browser that hides a focused field
 * fires no blur event.
 */
function leaveField(dialog: HTMLDialogElement | null): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && dialog?.contains(activeElement)) activeElement.blur();
}

/** What the `<dialog>` of `useModal` is given. */
export type ModalProps = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: () => void;
  readonly onClose: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Shows a native modal dialog over a page that stays still, for as long as `open`: it keeps the focus inside, closes by Escape or a
 * press beside it, and gives the focus back.
 * @param onShown called once it is shown, such as to move the focus
 * @param onClose sets `open` to false; may be called twice
 */
export function useModal(open: boolean, onShown: () => void, onClose: () => void): ModalProps {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const afterShown = useEffectEvent(onShown);
  // Immediately, not when idle: a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (!open) return;
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    afterShown();
    const letScroll = keepPageStill();
    return () => {
      letScroll();
      leaveField(shown);
      shown?.close();
      // Chromium gives the focus back by itself, but not to the frame of the buy button.
      if (before instanceof HTMLIFrameElement) before.focus({ preventScroll: true });
    };
  }, [open]);
  return {
    ref: dialog,
    onCancel: () => {
      leaveField(dialog.current);
      onClose();
    },
    onClose: () => {
      // It comes in a task of its own: by then the dialog may have been opened again.
      if (!dialog.current?.open) onClose();
    },
    onPointerDown: ({ target }) => {
      pressed.current = target;
    },
    onClick: ({ target }) => {
      // Words that are marked by a drag end in a click on what both ends have in common, which may be the dialog.
      if (target === dialog.current && target === pressed.current) onClose();
    },
  };
}
