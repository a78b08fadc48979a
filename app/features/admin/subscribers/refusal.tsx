import { useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { subscriberToolsText } from "#content/admin-subscribers.ts";
import { timeText } from "#content/format.ts";
import type { SubscriberRefusal } from "#contract/admin-subscribers.ts";

const text = subscriberToolsText.refusal;

type RefusalProps = { email: string; refusal: SubscriberRefusal; reload: () => void };

/** Below an address: how the mail server refused it for good, and a button for one that gets no campaigns anymore. */
export function Refusal({ email, refusal: { at, answer, campaigns, restingSince }, reload }: RefusalProps) {
  const submit = useSubmitAction();
  return (
    <div className="mt-1 max-w-prose text-sm">
      <p className="text-ink-soft">{text.said(timeText(at, "moment"), answer)}</p>
      <p className={restingSince === null ? "text-ink-soft" : "text-danger"}>
        {`${text.inARow(campaigns)}${restingSince === null ? "" : ` ${text.resting}`}`}
      </p>
      {restingSince === null ? null : (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => void submit("/api/admin/subscribers/release", { email }, reload)}
        >
          {text.release}
        </Button>
      )}
    </div>
  );
}
