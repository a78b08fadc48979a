import { adminText } from "#content/admin.ts";
import type { InboxMessage } from "#contract/admin-inbox.ts";

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
  const failing = mail.state === "failing";
  return (
    <>
      <p className={`mt-2 ${failing ? "text-danger" : "text-ink-soft"}`}>
        {words[mail.state]}
        {failing ? ` (${adminText.tries(mail.attempts)})` : ""}
      </p>
      {mail.lastError ? <p className="figure-mono mt-1 text-sm wrap-anywhere">{mail.lastError}</p> : null}
    </>
  );
}
