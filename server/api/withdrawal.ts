import type { Handler } from "hono";
import { withdrawalPage as text } from "#content/withdrawal.ts";
import { type WithdrawalResponse, withdrawalRequest } from "#contract/withdrawal.ts";
import type { AppContext } from "#server/app-context.ts";
import { saveWithdrawal } from "#server/db/queries/withdrawals.ts";
import { countMail, enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { postedCall } from "./posted-call.ts";
import { receiptPage } from "./receipt-page.ts";
import type { FormWords } from "./refused-form.ts";

const form: FormWords = {
  fields: {
    items: { label: text.items, kind: "lines", required: true },
    orderNumber: { label: text.orderNumber, kind: "line", required: true },
    name: { label: text.name, kind: "line", required: true, autoComplete: "name" },
    email: { label: text.email, kind: "email", required: true, autoComplete: "email" },
    message: { label: text.message, kind: "lines" },
  },
  note: `${text.statement} ${text.privacy.text} ${text.otherWay}`,
  submit: text.submit,
};

/** Waits for the disk, not for a mail server, and counts even when too many mails are withheld (docs/law.md). */
export function withdrawal(context: AppContext): Handler {
  const { keys, limiter, log, database } = context;
  const { siteUrl, supportEmail } = context.config;
  const { host, hostname: mailDomain } = new URL(siteUrl);
  return postedCall(context, {
    schema: withdrawalRequest,
    form: { ...form, page: "/withdrawal" },
    async save(request, { address }) {
      await enforceRateLimit(limiter, "withdrawal", { address });
      const { granted: mayMail, refund } = await countMail(limiter, "receipt", { address, email: request.email });
      const saving = saveWithdrawal(database, request, { mailDomain, host, supportEmail, mayMail });
      const saved = await saving.catch(async (error: unknown) => {
        await refund();
        throw error;
      });
      if (!saved.first) await refund();
      else if (!mayMail) log.warn({ receipt: saved.receipt }, "a withdrawal's receipt isn't mailed: too many");
      context.wakeOutbox();
      return saved;
    },
    response: ({ receipt, at }): WithdrawalResponse => ({
      success: true,
      message: text.receipt.title,
      receipt,
      receivedAt: at,
      page: receiptPage(keys.withdrawal, receipt),
    }),
    redirect: (_outcome, _page, saved) =>
      `${saved ? receiptPage(keys.withdrawal, saved.receipt) : "/withdrawal"}#outcome`,
  });
}
