import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { submitAction } from "#app/features/admin/submit-action.ts";
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

/** The withdrawals: filter, search, reply, mark (docs/staff.md). */
export default function Withdrawals() {
  const call = useAdminApi();
  return (
    <StaffList
      call={call}
      path="/api/admin/withdrawals"
      schema={withdrawalsResponse}
      limit={20}
      caption={text.list}
      empty={text.empty}
      filter={{
        states: withdrawalState.options,
        labels: text.states,
        countsOf: ({ counts }) => counts,
        searchLabel: text.searchLabel,
        emptySearch: text.emptySearch,
      }}
      keyOf={({ id }) => id}
      show={(withdrawal, reload) => (
        <Withdrawal
          withdrawal={withdrawal}
          onMark={(state) =>
            void submitAction(call, "/api/admin/withdrawals/state", { id: withdrawal.id, state }, reload)
          }
        />
      )}
    />
  );
}

/** Why there is no mail with the receipt. */
function NoMail({ withheld }: { withheld: boolean }) {
  return <p className={withheld ? "text-danger" : "text-ink-soft"}>{withheld ? text.mail.withheld : text.mail.none}</p>;
}

type WithdrawalProps = { withdrawal: AdminWithdrawal; onMark: (state: WithdrawalState) => void };

function Withdrawal({ withdrawal, onMark }: WithdrawalProps) {
  const { id, at, mail, state } = withdrawal;
  const to = state === "open" ? "answered" : "open";
  const declared = [withdrawal.items, withdrawal.message].filter(Boolean).join("\n\n");
  const reply = replyLink(
    { ...withdrawal, message: declared },
    momentInUtc(at),
    text.replySubject(withdrawal.orderNumber),
  );
  return (
    <article aria-labelledby={`withdrawal-${id}`} className="grid gap-x-10 gap-y-4 lg:grid-cols-[18rem_1fr]">
      <div className="text-[0.975rem]">
        <h2 id={`withdrawal-${id}`} className="text-xl wrap-anywhere">
          {withdrawal.name}
        </h2>
        <p className="wrap-anywhere">{withdrawal.email}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone={state === "open" ? "busy" : "good"}>{text.states[state]}</Badge>
          {mail ? <MailLine mail={mail} words={text.mail} /> : <NoMail withheld={withdrawal.mailWithheld} />}
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
            <dd>{withdrawal.orderNumber}</dd>
          </div>
          <div>
            <dt>{text.items}</dt>
            <dd className="whitespace-pre-line">{withdrawal.items}</dd>
          </div>
          {withdrawal.message === "" ? null : (
            <div>
              <dt>{text.message}</dt>
              <dd className="whitespace-pre-line">{withdrawal.message}</dd>
            </div>
          )}
          <div>
            <dt>{text.receipt}</dt>
            <dd className="figure-mono text-sm">{withdrawal.receipt}</dd>
          </div>
        </dl>
        <div className="mt-5 flex flex-wrap gap-2">
          <a href={reply} className={buttonClass("secondary")}>
            {text.reply}
          </a>
          <Button variant="quiet" onClick={() => onMark(to)}>
            {text.to[to]}
          </Button>
        </div>
      </div>
    </article>
  );
}
