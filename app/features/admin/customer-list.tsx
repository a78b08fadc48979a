import type { ReactNode } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import { StaffList, type StaffListProps } from "./staff-list.tsx";
import { useSubmitAction } from "./use-staff-calls.ts";

type Written = { readonly id: number; readonly name: string; readonly email: string; readonly state: string };

type Counted = { readonly counts: Readonly<Record<string, number>> };

/** A row is marked by a call to the `path` of the list with `/state` behind it. */
type CustomerListProps<Row extends Written, Page extends Counted> = Pick<
  StaffListProps<Row, Page>,
  "path" | "schema" | "above" | "topics"
> & {
  /** Those that a row can have. The first one needs somebody. */
  states: readonly Row["state"][];
  text: {
    readonly list: string;
    readonly empty: string;
    readonly emptySearch: string;
    readonly searchLabel: string;
    /** Also "all", and what rows of any state may be filtered by. */
    readonly states: Readonly<Record<Row["state"] | keyof Page["counts"] | "all", string>>;
    readonly to: Readonly<Record<Row["state"], string>>;
    readonly reply: string;
  };
  /** Below the sender's address, and below that beside the state. */
  about?: (row: Row) => ReactNode;
  mail: (row: Row, reload: () => void) => ReactNode;
  body: (row: Row, reload: () => void) => ReactNode;
  /** Before the reply by one's own mail program. */
  actions?: (row: Row, reload: () => void) => ReactNode;
  /** Starts a reply in one's own mail program. */
  replyLinkOf: (row: Row) => string;
};

/** @param first the state of rows that need somebody */
function toneOf(state: string, first: string | undefined): BadgeTone {
  if (state === first) return "busy";
  return state === "answered" ? "good" : "neutral";
}

/** Filter, search, reply, mark (docs/staff.md). */
export function CustomerList<Row extends Written, Page extends Counted>(props: CustomerListProps<Row, Page>) {
  const { states, text, about, mail, body, actions, replyLinkOf, ...list } = props;
  const submit = useSubmitAction();
  const countOf = ({ counts }: Page, state: string): number =>
    state === "all" ? states.reduce((sum, known) => sum + (counts[known] ?? 0), 0) : (counts[state] ?? 0);
  return (
    <StaffList
      {...list}
      limit={20}
      caption={text.list}
      empty={text.empty}
      filter={{ ...text, countOf }}
      keyOf={({ id }) => id}
      show={(row, reload) => (
        <article aria-labelledby={`row-${row.id}`} className="grid gap-x-8 gap-y-4 lg:grid-cols-[16rem_1fr]">
          <div className="text-[0.975rem]">
            <h2 id={`row-${row.id}`} className="text-xl wrap-anywhere">
              {row.name}
            </h2>
            <p className="wrap-anywhere">{row.email}</p>
            {about?.(row)}
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <Badge tone={toneOf(row.state, states[0])}>{text.states[row.state]}</Badge>
              {mail(row, reload)}
            </div>
          </div>
          <div>
            {body(row, reload)}
            <div className="mt-5 flex flex-wrap gap-2">
              {actions?.(row, reload)}
              <a href={replyLinkOf(row)} className={buttonClass(actions ? "quiet" : "secondary")}>
                {text.reply}
              </a>
              {states
                .filter((state) => state !== row.state)
                .map((state) => (
                  <Button
                    key={state}
                    variant="quiet"
                    onClick={() => void submit(`${list.path}/state`, { id: row.id, state }, reload)}
                  >
                    {text.to[state]}
                  </Button>
                ))}
            </div>
          </div>
        </article>
      )}
    />
  );
}
