import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { adminText } from "#content/admin.ts";
import { mailText } from "#content/admin-mail.ts";
import type { ShownMail } from "#contract/admin-inbox.ts";
import { Badge, type BadgeTone } from "./badge.tsx";
import { useSubmitAction } from "./use-staff-calls.ts";

const tones = {
  sent: "good",
  waiting: "neutral",
  held: "neutral",
  failing: "busy",
  refused: "bad",
  "given-up": "bad",
  dropped: "neutral",
} as const satisfies Record<ShownMail["state"], BadgeTone>;

/** Whether a mail wasn't taken when it was tried, and can be tried again by itself. */
const isUnsent = ({ state, lastError }: ShownMail): boolean =>
  state === "failing" || state === "refused" || state === "given-up" || (state === "held" && lastError !== null);

type MailLineProps = { mail: ShownMail; states: Readonly<Record<ShownMail["state"], string>>; reload: () => void };

/**
 * How far a mail is, with what can be done about one that wasn't sent.
 * @param states what each state is called here
 * @param reload shows what became of the mail
 */
export function MailLine({ mail, states, reload }: MailLineProps) {
  const { id, state, attempts, lastError } = mail;
  const submit = useSubmitAction();
  return (
    <>
      <Badge tone={tones[state]}>{states[state]}</Badge>
      {state === "failing" ? <span className="kicker">{adminText.tries(attempts)}</span> : null}
      {lastError ? <p className="figure-mono basis-full text-sm wrap-anywhere">{lastError}</p> : null}
      {isUnsent(mail) && id !== null ? (
        <Button variant="secondary" onClick={() => void submit("/api/admin/outbox/retry", { id }, reload)}>
          {mailText.sendAgain}
        </Button>
      ) : null}
      {(isUnsent(mail) || state === "waiting" || state === "held") && id !== null ? (
        <ConfirmButton
          variant="quiet"
          asks={{ ...mailText.drop, onConfirm: () => void submit("/api/admin/outbox/drop", { id }, reload) }}
        >
          {mailText.drop.ask}
        </ConfirmButton>
      ) : null}
    </>
  );
}
