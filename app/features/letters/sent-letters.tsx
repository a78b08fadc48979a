import { staffLetters as text } from "#content/staff-letters.ts";
import type { LettersResponse } from "#contract/admin-letters.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** What was sent, the newest first, with how many mails of it still wait in the outbox. */
export function SentLetters({ letters }: { letters: LettersResponse["letters"] }) {
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="mb-4 text-2xl">
        {text.sentTitle}
      </h2>
      {letters.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
      <ul>
        {letters.map(({ id, at, username, audience, subject, recipients, waiting }) => (
          <li key={id} className="border-t border-rule py-4">
            <p className="font-medium wrap-anywhere">{subject}</p>
            <p className="text-ink-soft">
              <time dateTime={at}>{moment.format(new Date(at))} UTC</time> · {username} ·{" "}
              {audience.replace("ship:", "")} · {text.people(recipients)} · {text.columns.waiting}: {waiting}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
