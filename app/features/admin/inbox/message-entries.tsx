import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { adminText } from "#content/admin.ts";
import type { MessageEntry } from "#contract/admin-inbox.ts";

const text = adminText.inbox.entries;

export function MessageEntries({ entries, reload }: { entries: readonly MessageEntry[]; reload: () => void }) {
  if (entries.length === 0) return null;
  return (
    <ol aria-label={text.list} className="mt-5 grid max-w-prose gap-3">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`rounded-2xl px-5 py-4 ${entry.kind === "note" ? "bg-wash" : "border border-border"}`}
        >
          <p className="kicker">
            {text.by[entry.kind](entry.username)} · <Timestamp iso={entry.at} />
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{entry.text}</p>
          {entry.mail ? (
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <MailLine mail={entry.mail} words={text.mail} reload={reload} />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
