import type { ReactNode } from "react";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import type { CatalogChangeEntry } from "#contract/admin-catalog.ts";

const text = catalogText.history;
const kinds: Readonly<Record<string, string>> = catalogText.kinds;

/** An availability by its name, nothing as a word. */
function valueText(field: CatalogChangeEntry["edits"][number]["field"], value: string): string {
  if (value === "") return catalogText.nothing;
  return field === "availability" ? (kinds[value] ?? value) : value;
}

type ChangeListProps = {
  label: string;
  changes: readonly CatalogChangeEntry[];
  children: (change: CatalogChangeEntry) => { readonly note: ReactNode; readonly action: ReactNode };
};

/** From what to what, by whom, when. @param children what else is said of a change, and what can be done with it */
export function ChangeList({ label, changes, children }: ChangeListProps) {
  return (
    <ul aria-label={label}>
      {changes.map((change) => {
        const { note, action } = children(change);
        return (
          <li
            key={change.id}
            className="grid gap-x-6 gap-y-2 border-t border-border py-4 first:border-0 first:pt-0 md:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p id={`change-${change.id}`} className="font-medium">
                {change.product}
              </p>
              <ul>
                {change.edits.map(({ variant, field, of, from, to }) => (
                  <li key={`${variant}/${field}`} className="wrap-anywhere">
                    <span>{`${catalogText.fields[field]}${of === "" || variant === null ? "" : ` (${of})`}: `}</span>
                    <span className="sr-only">{text.from} </span>
                    <s className="text-ink-soft no-underline">{valueText(field, from)}</s>
                    <span aria-hidden="true"> → </span>
                    <span className="sr-only"> {text.to} </span>
                    <span className="font-medium">{valueText(field, to)}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-sm text-ink-soft">{note}</p>
            </div>
            {action}
          </li>
        );
      })}
    </ul>
  );
}

/** What is said of a change: when and by whom it was made, what it undid, when it is due, and how it ended. */
export function HistoryNote({ change }: { change: CatalogChangeEntry }) {
  const { at, appliedAt, appliesAt, endedAt, endedBy, reason, state, undoes, username } = change;
  const stateText = text.states[state];
  const endText = state === "undone" ? catalogText.sale.over : stateText;
  return (
    <>
      <Timestamp iso={appliedAt ?? at} by={username} />
      {undoes === null ? null : <span>{`, ${text.undid}`}</span>}
      {appliesAt === null ? null : (
        <span>
          , {text.scheduledFor} <Timestamp iso={appliesAt} />
        </span>
      )}
      {state === "failed" ? (
        <strong className="mt-1 block font-medium text-danger">{`${text.states.failed}: ${reason}`}</strong>
      ) : null}
      {state === "applied" || state === "failed" ? null : (
        <span>
          <span>{` · ${endedBy === null ? endText : text.ended(stateText, endedBy)}${endedAt === null ? "" : ", "}`}</span>
          {endedAt === null ? null : <Timestamp iso={endedAt} />}
        </span>
      )}
    </>
  );
}
