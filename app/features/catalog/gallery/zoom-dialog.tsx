import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";

const round =
  "grid size-11 place-items-center rounded-full border border-border-strong hover:border-ink disabled:opacity-40";

/** One picture as large as the window; arrow keys step, Escape closes. Focus goes back to where it was. */
export function ZoomDialog({
  pictures,
  start,
  label,
  onClose,
}: {
  pictures: readonly PictureSource[];
  start: number;
  label: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(start);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const last = pictures.length - 1;
  const step = (by: number) => setShown((now) => Math.max(0, Math.min(last, now + by)));
  const picture = pictures[shown];
  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") step(-1);
        if (event.key === "ArrowRight") step(1);
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-paper p-4 text-ink backdrop:bg-ink/60"
    >
      <div className="flex h-full flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <div className="flex items-center gap-3">
            <button type="button" className={round} disabled={shown === 0} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
              <span className="sr-only">Previous</span>
            </button>
            <p aria-live="polite" className="figure-mono">
              {shown + 1} / {pictures.length}
            </p>
            <button type="button" className={round} disabled={shown === last} onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
              <span className="sr-only">Next</span>
            </button>
          </div>
          <button type="button" className={round} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div className="grid min-h-0 flex-1 place-items-center [&_picture]:contents">
          <Picture picture={picture} sizes="100vw" className="h-full min-h-0 w-full object-contain" />
        </div>
        <p className="mx-auto max-w-3xl text-center text-ink-soft">{picture.alt}</p>
      </div>
    </dialog>
  );
}
