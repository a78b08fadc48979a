import { staffDesk } from "#content/staff-desk.ts";
import type { InboxMessage } from "#contract/admin-inbox.ts";

/**
 * Where a mail is, and why it was refused if it was.
 * @param words what each state is called here
 */
export function MailLine({
  mail,
  words,
}: {
  mail: InboxMessage["mail"];
  words: Readonly<Record<InboxMessage["mail"]["state"], string>>;
}) {
  const failing = mail.state === "failing";
  return (
    <>
      <p className={`mt-2 ${failing ? "text-danger" : "text-ink-soft"}`}>
        {words[mail.state]}
        {failing ? ` (${staffDesk.tries(mail.attempts)})` : ""}
      </p>
      {mail.lastError ? <p className="figure-mono mt-1 text-sm wrap-anywhere">{mail.lastError}</p> : null}
    </>
  );
}
