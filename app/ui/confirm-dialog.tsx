import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "./button.tsx";
import { useModal } from "./use-modal.ts";

/** What is asked before something that can't be taken back is done. */
export type Confirmation = {
  readonly question: string;
  /** What would happen. */
  readonly text?: string;
  /** The words of the button that does it. */
  readonly confirm: string;
  /** The words of the button that leaves it: "Cancel" unless it says what goes on then. */
  readonly cancel?: string;
  /** Called once the dialog is closed by the first button. */
  readonly onConfirm: () => void;
};

function ConfirmDialog({ asked, onClose }: { asked: Confirmation | null; onClose: () => void }) {
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

/** Shows the dialog with a question. */
type Ask = (confirmation: Confirmation) => void;

const AskContext = createContext<Ask>(() => {});

/**
 * Gives a function that asks a question in the dialog of the `ConfirmArea` around; whatever happens follows from its `onConfirm`.
 * Outside of one it does nothing.
 */
export const useAsk = (): Ask => useContext(AskContext);

/**
 * Holds the one dialog of the screens inside it, so that it stays when whatever asked is drawn anew, as rows are when a phone is
 * turned. Another path takes it away.
 */
export function ConfirmArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ confirmation: Confirmation; path: string } | null>(null);
  return (
    <AskContext value={(confirmation) => setAsked({ confirmation, path: pathname })}>
      {children}
      <ConfirmDialog asked={asked?.path === pathname ? asked.confirmation : null} onClose={() => setAsked(null)} />
    </AskContext>
  );
}

type ConfirmButtonProps = ComponentProps<typeof Button> & { asks: Confirmation; plain?: string };

/**
 * A button that asks before it does something, inside a `ConfirmArea`; all other props are a button's.
 * @param asks what is asked; its `onConfirm` does it
 * @param plain class names in the place of a button's looks
 */
export function ConfirmButton({ asks, plain, ...rest }: ConfirmButtonProps) {
  const ask = useAsk();
  const props = { "aria-haspopup": "dialog", onClick: () => ask(asks) } as const;
  return plain ? <button type="button" className={plain} {...props} {...rest} /> : <Button {...props} {...rest} />;
}
