import type { ReactNode } from "react";
import type { z } from "zod";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Badge } from "./badge.tsx";
import { type ListPage, StaffList } from "./staff-list.tsx";
import { useSubmitAction } from "./submit-action.ts";

type Written<State extends string> = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly state: State;
};

type CustomerListProps<Row extends Written<State>, Page, State extends string, Beside extends string> = {
  /** The one below it at `/state` marks a row. */
  path: string;
  schema: z.ZodType<
    ListPage<Row, State | NoInfer<Beside>> & {
      readonly counts: Readonly<Record<State | NoInfer<Beside>, number>>;
    } & Page
  >;
  /** The first one needs somebody. */
  states: readonly State[];
  beside?: readonly Beside[];
  text: {
    readonly list: string;
    readonly empty: string;
    readonly emptySearch: string;
    readonly searchLabel: string;
    readonly states: Readonly<Record<State | NoInfer<Beside> | "all", string>>;
    readonly to: Readonly<Record<State, string>>;
    readonly reply: string;
  };
  above?: (page: Page) => ReactNode;
  /** Below the sender's address, and below that beside the state. */
  about?: (row: Row) => ReactNode;
  mail: (row: Row, reload: () => void) => ReactNode;
  body: (row: Row, reload: () => void) => ReactNode;
  /** Before the reply by one's own mail program. */
  actions?: (row: Row, reload: () => void) => ReactNode;
  /** Starts a reply in one's own mail program. */
  replyLinkOf: (row: Row) => string;
};

/** Filter, search, reply, mark (docs/staff.md). */
export function CustomerList<Row extends Written<State>, Page, State extends string, Beside extends string = never>({
  path,
  schema,
  states,
  beside = [],
  text,
  above,
  about,
  mail,
  body,
  actions,
  replyLinkOf,
}: CustomerListProps<Row, Page, State, Beside>) {
  const submit = useSubmitAction();
  return (
    <StaffList<Row, Page, State | Beside>
      path={path}
      schema={schema}
      limit={20}
      caption={text.list}
      empty={text.empty}
      filter={{ states: [...states, ...beside], beside, text }}
      above={above}
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
              <Badge tone={row.state === states[0] ? "busy" : row.state === "answered" ? "good" : "neutral"}>
                {text.states[row.state]}
              </Badge>
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
                    onClick={() => void submit(`${path}/state`, { id: row.id, state }, reload)}
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
