import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { FilteredList } from "#app/features/admin/filtered-list.tsx";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { submitAction } from "#app/features/admin/submit-action.ts";
import { useAdminQuery } from "#app/features/admin/use-admin-query.ts";
import { useListFilters } from "#app/features/admin/use-list-filters.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { adminScreens } from "#content/admin-dashboard.ts";
import { withdrawalsText as text } from "#content/admin-withdrawals.ts";
import { momentInUtc } from "#content/withdrawal.ts";
import {
  type AdminWithdrawal,
  type WithdrawalState,
  withdrawalState,
  withdrawalsResponse,
} from "#contract/admin-withdrawals.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/withdrawals";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.withdrawals);
export const handle = { screen: adminScreens.withdrawals, query: { state: inBrowser } } satisfies StaffHandle;

const pageRows = 20;
const choices = [...withdrawalState.options, "all"] as const;

/** The withdrawals: filter, search, reply, mark (docs/staff.md). */
export default function Withdrawals() {
  const call = useAdminApi();
  const filters = useListFilters(choices, "open");
  const answer = useAdminQuery(call, `/api/admin/withdrawals?${filters.queryOf(pageRows)}`, withdrawalsResponse);

  const mark = (id: number, state: WithdrawalState) =>
    void submitAction(call, "/api/admin/withdrawals/state", { id, state }, answer.reload);
  return (
    <FilteredList states={withdrawalState.options} filters={filters} limit={pageRows} text={text} answer={answer}>
      {(one) => <Withdrawal one={one} onMark={mark} />}
    </FilteredList>
  );
}

/** Why there is no mail with the receipt. */
function NoMail({ withheld }: { withheld: boolean }) {
  return <p className={withheld ? "text-danger" : "text-ink-soft"}>{withheld ? text.mail.withheld : text.mail.none}</p>;
}

type WithdrawalProps = { one: AdminWithdrawal; onMark: (id: number, state: WithdrawalState) => void };

function Withdrawal({ one, onMark }: WithdrawalProps) {
  const { id, at, mail, state } = one;
  const to = state === "open" ? "answered" : "open";
  const declared = [one.items, one.message].filter(Boolean).join("\n\n");
  const reply = replyLink({ ...one, message: declared }, momentInUtc(at), text.replySubject(one.orderNumber));
  return (
    <article aria-labelledby={`withdrawal-${id}`} className="grid gap-x-10 gap-y-4 lg:grid-cols-[18rem_1fr]">
      <div className="text-[0.975rem]">
        <h2 id={`withdrawal-${id}`} className="text-xl wrap-anywhere">
          {one.name}
        </h2>
        <p className="wrap-anywhere">{one.email}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone={state === "open" ? "busy" : "good"}>{text.states[state]}</Badge>
          {mail ? <MailLine mail={mail} words={text.mail} /> : <NoMail withheld={one.mailWithheld} />}
        </div>
      </div>
      <div>
        <dl className="grid max-w-prose gap-3 wrap-anywhere [&_dt]:kicker">
          <div>
            <dt>{text.received}</dt>
            <dd>
              <Timestamp iso={at} />
            </dd>
          </div>
          <div>
            <dt>{text.order}</dt>
            <dd>{one.orderNumber}</dd>
          </div>
          <div>
            <dt>{text.items}</dt>
            <dd className="whitespace-pre-line">{one.items}</dd>
          </div>
          {one.message === "" ? null : (
            <div>
              <dt>{text.message}</dt>
              <dd className="whitespace-pre-line">{one.message}</dd>
            </div>
          )}
          <div>
            <dt>{text.receipt}</dt>
            <dd className="figure-mono text-sm">{one.receipt}</dd>
          </div>
        </dl>
        <div className="mt-5 flex flex-wrap gap-2">
          <a href={reply} className={buttonClass("secondary")}>
            {text.reply}
          </a>
          <Button variant="quiet" onClick={() => onMark(id, to)}>
            {text.to[to]}
          </Button>
        </div>
      </div>
    </article>
  );
}
