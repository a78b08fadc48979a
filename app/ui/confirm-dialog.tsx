import { type ComponentProps, useId, useState } from "react";
import { Button } from "./button.tsx";
import { useModal } from "./use-modal.ts";

/** A change that waits for a second answer. */
export type Question = {
  readonly question: string;
  /** What would happen. */
  readonly text?: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
};

/**
 * Asks before a change that can't be taken back.
 * @param asked null while nothing is asked
 */
export function ConfirmDialog({ asked, onClose }: { asked: Question | null; onClose: () => void }) {
  const modal = useModal(asked !== null, () => {}, onClose);
  const id = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      aria-describedby={asked?.text ? `${id}text` : undefined}
      className="m-auto w-[min(100%-2.5rem,30rem)] rounded-2xl border border-border-strong bg-raised text-left text-base text-ink backdrop:bg-(--scrim)"
    >
      {asked ? (
        <div className="p-6">
          <h2 id={id} className="text-xl wrap-anywhere">
            {asked.question}
          </h2>
          {asked.text ? (
            <p id={`${id}text`} className="mt-2 text-ink-soft">
              {asked.text}
            </p>
          ) : null}
          <div className="mt-5 flex flex-wrap gap-2">
            <Button
              onClick={() => {
                onClose();
                asked.onConfirm();
              }}
            >
              {asked.confirm}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {asked.cancel}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}

/**
 * A button that asks once more before it does something.
 * @param plain class names in the place of a button's look
 */
export function ConfirmButton({
  asks,
  plain,
  ...rest
}: ComponentProps<typeof Button> & { asks: Question; plain?: string }) {
  const [asked, setAsked] = useState(false);
  const props = { "aria-haspopup": "dialog", onClick: () => setAsked(true) } as const;
  return (
    <>
      {plain ? <button type="button" className={plain} {...props} {...rest} /> : <Button {...props} {...rest} />}
      <ConfirmDialog asked={asked ? asks : null} onClose={() => setAsked(false)} />
    </>
  );
}
