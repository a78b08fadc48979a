import type { ReactNode } from "react";
import { CustomerList } from "#app/features/admin/customer-list.tsx";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { withdrawalsText as text } from "#content/admin-withdrawals.ts";
import { momentInUtc } from "#content/withdrawal.ts";
import { type AdminWithdrawal, withdrawalState, withdrawalsResponse } from "#contract/admin-withdrawals.ts";

/** docs/staff.md */
export default function Withdrawals() {
  return (
    <CustomerList
      path="/api/admin/withdrawals"
      schema={withdrawalsResponse}
      states={withdrawalState.options}
      text={text}
      mail={({ mail, mailWithheld }, reload) =>
        mail ? (
          <MailLine mail={mail} states={text.mail} reload={reload} />
        ) : (
          <p className={mailWithheld ? "text-danger" : "text-ink-soft"}>
            {mailWithheld ? text.mail.withheld : text.mail.none}
          </p>
        )
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

function Declaration({ withdrawal: { at, orderNumber, items, message, receipt } }: { withdrawal: AdminWithdrawal }) {
  const facts: readonly (readonly [string, ReactNode, string?])[] = [
    [text.received, <Timestamp key="at" iso={at} />],
    [text.order, orderNumber],
    [text.items, items, "whitespace-pre-line"],
    ...(message === "" ? [] : [[text.message, message, "whitespace-pre-line"] as const]),
    [text.receipt, receipt, "figure-mono text-sm"],
  ];
  return (
    <dl className="grid max-w-prose gap-3 wrap-anywhere [&_dt]:kicker">
      {facts.map(([term, value, className]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={className}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
