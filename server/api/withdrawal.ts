import type { Handler } from "hono";
import { withdrawalPage } from "#content/withdrawal.ts";
import { type WithdrawalResponse, withdrawalRequest } from "#contract/withdrawal.ts";
import type { AppContext } from "#server/app-context.ts";
import { saveWithdrawal } from "#server/db/queries/withdrawals.ts";
import { countMail, enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { receiptPage } from "#server/receipt-page.ts";
import { postedCall } from "./posted-call.ts";

/** Waits for the disk, not for a mail server, and counts even when too many mails are withheld (docs/law.md). */
export function withdrawal(context: AppContext): Handler {
  const { keys, limiter, log, database } = context;
  const { siteUrl, supportEmail } = context.config;
  const { host, hostname: mailDomain } = new URL(siteUrl);
  return postedCall(context, {
    schema: withdrawalRequest,
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
      message: withdrawalPage.receipt.title,
      receipt,
      receivedAt: at,
      page: receiptPage(keys.withdrawal, receipt),
    }),
    redirect: (outcome, _, saved) =>
      `${saved ? receiptPage(keys.withdrawal, saved.receipt) : `/withdrawal?sent=${outcome}`}#outcome`,
  });
}
