import type { ReactNode } from "react";
import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { CustomerList } from "#app/features/admin/customer-list.tsx";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { withdrawalsText as text } from "#content/admin-withdrawals.ts";
import { momentInUtc } from "#content/withdrawal.ts";
import { type AdminWithdrawal, withdrawalState, withdrawalsResponse } from "#contract/admin-withdrawals.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/withdrawals";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.withdrawals);
export const handle = { screen: adminScreens.withdrawals, query: { state: inBrowser } } satisfies StaffHandle;

/** docs/staff.md */
export default function Withdrawals() {
  return (
    <CustomerList
      call={useAdminApi()}
      path="/api/admin/withdrawals"
      schema={withdrawalsResponse}
      states={withdrawalState.options}
      text={text}
      mail={({ mail, mailWithheld }, reload) =>
        mail ? <MailLine mail={mail} words={text.mail} reload={reload} /> : <NoMail withheld={mailWithheld} />
      }
      body={(withdrawal) => <Declaration withdrawal={withdrawal} />}
      replyLinkOf={({ at, orderNumber, items, message, ...sender }) =>
        replyLink(
          { ...sender, message: [items, message].filter(Boolean).join("\n\n") },
          momentInUtc(at),
          text.replySubject(orderNumber),
        )
      }
    />
  );
}

function NoMail({ withheld }: { withheld: boolean }) {
  return <p className={withheld ? "text-danger" : "text-ink-soft"}>{withheld ? text.mail.withheld : text.mail.none}</p>;
}

function Declaration({ withdrawal: { at, orderNumber, items, message, receipt } }: { withdrawal: AdminWithdrawal }) {
  const parts: readonly (readonly [string, ReactNode, string?])[] = [
    [text.received, <Timestamp key="at" iso={at} />],
    [text.order, orderNumber],
    [text.items, items, "whitespace-pre-line"],
    ...(message === "" ? [] : [[text.message, message, "whitespace-pre-line"] as const]),
    [text.receipt, receipt, "figure-mono text-sm"],
  ];
  return (
    <dl className="grid max-w-prose gap-3 wrap-anywhere [&_dt]:kicker">
      {parts.map(([term, value, look]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={look}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
