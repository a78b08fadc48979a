import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import type { ShownMail } from "#contract/admin-inbox.ts";
import { Badge } from "./badge.tsx";
import { useSubmitAction } from "./use-staff-calls.ts";

const tones = { sent: "good", waiting: "neutral", failing: "bad" } as const;

type MailLineProps = { mail: ShownMail; states: Readonly<Record<ShownMail["state"], string>>; reload: () => void };

/** @param states what each is called here @param reload shows what became of the mail */
export function MailLine({ mail: { id, state, attempts, lastError }, states, reload }: MailLineProps) {
  const submit = useSubmitAction();
  return (
    <>
      <Badge tone={tones[state]}>{states[state]}</Badge>
      {state === "failing" ? <span className="kicker">{adminText.tries(attempts)}</span> : null}
      {lastError ? <p className="figure-mono basis-full text-sm wrap-anywhere">{lastError}</p> : null}
      {state === "failing" && id !== null ? (
        <Button variant="secondary" onClick={() => void submit("/api/admin/outbox/retry", { id }, reload)}>
          {adminText.inbox.sendAgain}
        </Button>
      ) : null}
    </>
  );
}
