import { adminText } from "#content/admin.ts";
import type { InboxMessage } from "#contract/admin-inbox.ts";
import { Badge } from "./badge.tsx";

const tones = { sent: "good", waiting: "neutral", failing: "bad" } as const;

/**
 * State of a mail, with the last error.
 * @param words what each state is called here
 */
export function MailLine({
  mail,
  words,
}: {
  mail: InboxMessage["mail"];
  words: Readonly<Record<InboxMessage["mail"]["state"], string>>;
}) {
  return (
    <>
      <Badge tone={tones[mail.state]}>{words[mail.state]}</Badge>
      {mail.state === "failing" ? <span className="kicker">{adminText.tries(mail.attempts)}</span> : null}
      {mail.lastError ? <p className="figure-mono basis-full text-sm wrap-anywhere">{mail.lastError}</p> : null}
    </>
  );
}
