import type { Handler } from "hono";
import { withdrawalPage } from "#content/withdrawal.ts";
import { type WithdrawalRequest, type WithdrawalResponse, withdrawalRequest } from "#contract/withdrawal.ts";
import type { AppContext } from "#server/app-context.ts";
import { type Receipt, saveWithdrawal } from "#server/db/queries/withdrawals.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { countMail } from "#server/middleware/mail-limits.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { receiptPage } from "#server/receipt-page.ts";
import { outcomeOf } from "./form-response.ts";

const fields = ["name", "email", "orderNumber", "items", "message"];

/**
 * Waits for the disk, never for a mail server. Too many mails to one mailbox are withheld; the withdrawal counts all
 * the same (docs/law.md). Takes plain forms too.
 */
export function withdrawal(context: AppContext): Handler {
  const { config, keys, limiter, log, database } = context;
  const { host, hostname: mailDomain } = new URL(config.siteUrl);
  const { supportEmail } = config;

  async function save(request: WithdrawalRequest, address: string): Promise<Receipt> {
    await enforceRateLimit(limiter, "withdrawal", { address });
    const { granted: mayMail, refund } = await countMail(limiter, "receipt", { address, email: request.email });
    const saved = await saveWithdrawal(database, request, { mailDomain, host, supportEmail, mayMail }).catch(
      async (error: unknown) => {
        await refund();
        throw error;
      },
    );
    if (!saved.first) await refund();
    else if (!mayMail) log.warn({ receipt: saved.receipt }, "a withdrawal's receipt isn't mailed: too many");
    context.wakeOutbox();
    return saved;
  }

  return async (c) => {
    const address = clientIp(c, config.trustProxy);
    if (isForm(c)) {
      let page = "";
      const outcome = await outcomeOf(log, async () => {
        const form = withdrawalRequest.safeParse(await formBody(c, fields));
        if (form.success) page = receiptPage(keys.withdrawal, (await save(form.data, address)).receipt);
        return form.success;
      });
      return c.redirect(`${outcome === "1" ? page : `/withdrawal?sent=${outcome}`}#outcome`, 303);
    }
    const { receipt, at } = await save(await jsonBody(c, withdrawalRequest), address);
    return c.json({
      success: true,
      message: withdrawalPage.receipt.title,
      receipt,
      receivedAt: at,
      page: receiptPage(keys.withdrawal, receipt),
    } satisfies WithdrawalResponse);
  };
}
