import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import X from "@lucide/icons/icons/x";
import ZoomIn from "@lucide/icons/icons/zoom-in";
import ZoomOut from "@lucide/icons/icons/zoom-out";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { captionOf } from "#content/media/captions.ts";
import { RoundButton } from "./round-button.tsx";
import { useZoom } from "./use-zoom.ts";
import { maxScale, zoomStep } from "./zoom-view.ts";

const panPx = 80;

type ZoomDialogProps = { pictures: readonly PictureSource[]; start: number; label: string; onClose: () => void };

/** As large as the window. Arrow keys step, or move an enlarged picture. Imported when it is opened. */
export default function ZoomDialog({ pictures, start, label, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(start);
  const picture = pictures[shown];
  const { scale, zoom, pan, reset, handlers } = useZoom(stage, picture);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const last = pictures.length - 1;
  function step(by: number) {
    reset();
    setShown((now) => Math.max(0, Math.min(last, now + by)));
  }
  function onArrow(x: number, y: number) {
    if (scale > 1) pan({ x: -x * panPx, y: -y * panPx });
    else if (x !== 0) step(x);
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => onArrow(-1, 0),
    ArrowRight: () => onArrow(1, 0),
    ArrowUp: () => onArrow(0, -1),
    ArrowDown: () => onArrow(0, 1),
    "+": () => zoom(zoomStep),
    "=": () => zoom(zoomStep),
    "-": () => zoom(1 / zoomStep),
    "0": reset,
  };
  function onKeyDown(event: KeyboardEvent) {
    const press = keys[event.key];
    if (!press || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press();
  }
  if (!picture) return null;
  const largest = Math.max(...picture.widths);
  const caption = captionOf(picture.name);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-clip bg-paper p-4 text-ink backdrop:bg-ink/60"
    >
      <div className="flex h-full flex-col gap-3">
        <div className="flex items-center gap-2">
          <RoundButton icon={ChevronLeft} label="Previous" disabled={shown === 0} onClick={() => step(-1)} />
          <p aria-live="polite" className="figure-mono">
            {`${shown + 1} / ${pictures.length}`}
          </p>
          <RoundButton
            icon={ChevronRight}
            label="Next"
            className="mr-auto"
            disabled={shown === last}
            onClick={() => step(1)}
          />
          <p aria-live="polite" className="figure-mono hidden sm:block">
            {`${Math.round(scale * 100)}%`}
          </p>
          <RoundButton icon={ZoomOut} label="Zoom out" disabled={scale <= 1} onClick={() => zoom(1 / zoomStep)} />
          <RoundButton icon={ZoomIn} label="Zoom in" disabled={scale >= maxScale} onClick={() => zoom(zoomStep)} />
          {/* Closed before it is removed, a dialog gives the focus back to what opened it. */}
          <RoundButton icon={X} label="Close" onClick={() => dialog.current?.close()} />
        </div>
        <figure className="flex min-h-0 flex-1 flex-col gap-3">
          <div
            ref={stage}
            className={`min-h-0 flex-1 touch-none overflow-clip rounded-2xl bg-wash select-none ${scale > 1 ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in"}`}
            {...handlers}
          >
            <div className="size-full [&_picture]:contents">
              <Picture
                picture={picture}
                sizes={scale > 1 ? `${largest}px` : "100vw"}
                className="size-full object-contain"
              />
            </div>
          </div>
          {caption ? <figcaption className="text-center text-ink-soft">{caption}</figcaption> : null}
        </figure>
      </div>
    </dialog>
  );
}
