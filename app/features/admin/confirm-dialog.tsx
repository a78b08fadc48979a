import { useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** A change that waits for a second answer. */
export type Question = {
  readonly question: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
};

/**
 * Asks before a change that can't be taken back. The browser's own dialog: Escape cancels, and the focus returns to the
 * button that opened it.
 * @param asked null while nothing is asked
 */
export function ConfirmDialog({ asked, onClose }: { asked: Question | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);
  function confirm() {
    dialog.current?.close();
    asked?.onConfirm();
  }
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={id}
      className="m-auto w-[min(100%-2.5rem,30rem)] rounded-2xl border border-border-strong bg-raised p-6 text-ink backdrop:bg-(--scrim)"
    >
      {asked ? (
        <>
          <h2 id={id} className="text-xl wrap-anywhere">
            {asked.question}
          </h2>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button onClick={confirm}>{asked.confirm}</Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {asked.cancel}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
