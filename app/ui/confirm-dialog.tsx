import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "./button.tsx";
import { useModal } from "./use-modal.ts";

export type Question = {
  readonly question: string;
  /** What would happen. */
  readonly text?: string;
  readonly confirm: string;
  /** "Cancel" unless it says what goes on then. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
};

function ConfirmDialog({ asked, onClose }: { asked: Question | null; onClose: () => void }) {
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
              {asked.cancel ?? "Cancel"}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}

const AskContext = createContext<(question: Question) => void>(() => {});

export const useAsk = (): ((question: Question) => void) => useContext(AskContext);

/** Holds the one dialog, so that it stays when whatever asked is drawn anew, as rows are when a phone is turned. */
export function ConfirmArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ question: Question; on: string } | null>(null);
  return (
    <AskContext value={(question) => setAsked({ question, on: pathname })}>
      {children}
      <ConfirmDialog asked={asked?.on === pathname ? asked.question : null} onClose={() => setAsked(null)} />
    </AskContext>
  );
}

type ConfirmButtonProps = ComponentProps<typeof Button> & { asks: Question; plain?: string };

/** Asks before `onConfirm`, inside a `ConfirmArea`. @param plain class names in the place of a button's */
export function ConfirmButton({ asks, plain, ...rest }: ConfirmButtonProps) {
  const ask = useAsk();
  const props = { "aria-haspopup": "dialog", onClick: () => ask(asks) } as const;
  return plain ? <button type="button" className={plain} {...props} {...rest} /> : <Button {...props} {...rest} />;
}
