import type { Handler } from "hono";
import { withdrawalPage as text } from "#content/withdrawal.ts";
import { type WithdrawalResponse, withdrawalRequest } from "#contract/withdrawal.ts";
import type { AppContext } from "#server/app-context.ts";
import { saveWithdrawal } from "#server/db/queries/withdrawals.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import { countMail } from "#server/middleware/mail-limits.ts";
import { emailsOf, placeOf } from "#server/texts/shop-settings.ts";
import { postedCall } from "./posted-call.ts";
import { receiptPage } from "./receipt-page.ts";
import type { FormWords } from "./refused-form.ts";

const form: Omit<FormWords, "note"> = {
  fields: {
    items: { label: text.items, kind: "lines", required: true },
    orderNumber: { label: text.orderNumber, kind: "line", required: true },
    name: { label: text.name, kind: "line", required: true, autoComplete: "name" },
    email: { label: text.email, kind: "email", required: true, autoComplete: "email" },
    message: { label: text.message, kind: "lines" },
  },
  submit: text.submit,
};

/**
 * Makes the handler of `POST /api/withdrawal`: keeps a consumer's withdrawal and has its receipt mailed. The response
 * waits for the disk, not for a mail server. Too many mails to one mailbox are withheld; the withdrawal counts all the
 * same (docs/law.md). It takes plain forms too.
 * @throws HTTPException 429
 */
export function withdrawalCall(context: AppContext): Handler {
  const { keys, limiter, log, database } = context;
  const { siteUrl } = context.config;
  const support = (): string => emailsOf(context.config, context.texts.current()).support;
  const { host, hostname: mailDomain } = new URL(siteUrl);
  return postedCall(context, {
    schema: withdrawalRequest,
    form: {
      ...form,
      page: "/withdrawal",
      get note() {
        return `${text.statement} ${text.privacy.text} ${text.otherWay(support())}`;
      },
    },
    async save(request, { address }) {
      await enforceRateLimit(limiter, "withdrawal", { address });
      const { granted: mayMail, refund } = await countMail(limiter, "receipt", { address, email: request.email });
      const place = placeOf(context.texts.current());
      const post = { mailDomain, host, supportEmail: support(), place, mayMail };
      const saving = saveWithdrawal(database, request, post);
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
