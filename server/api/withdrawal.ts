import type { Handler } from "hono";
import { withdrawalPage } from "#content/withdrawal.ts";
import { type WithdrawalRequest, type WithdrawalResponse, withdrawalRequest } from "#contract/withdrawal.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import type { Parts } from "#server/parts.ts";
import { keepWithdrawal, type Receipt } from "#server/store/withdrawals.ts";
import { outcomeOf } from "./form-answer.ts";

const fields = ["name", "email", "orderNumber", "items", "message"];

/**
 * `POST /api/withdrawal` (docs/law.md): keeps a consumer's withdrawal and lets the outbox mail its dated receipt. The page's
 * plain form posts here and is sent to its receipt. The answer waits for the disk, never for a mail server.
 */
export function withdrawal(parts: Parts): Handler {
  const { config, limiter, store } = parts;
  const mailDomain = new URL(config.siteUrl).hostname;

  async function keep(one: WithdrawalRequest, address: string): Promise<Receipt> {
    await countCall(limiter, "withdrawal", { address, account: one.email });
    const kept = await keepWithdrawal(store, one, mailDomain);
    parts.wakeOutbox();
    return kept;
  }

  return async (c) => {
    const address = clientAddress(c, config.trustProxy);
    if (isForm(c)) {
      let receipt = "";
      const outcome = await outcomeOf(parts.log, async () => {
        const form = withdrawalRequest.safeParse(await formBody(c, fields));
        if (form.success) receipt = (await keep(form.data, address)).receipt;
        return form.success;
      });
      return c.redirect(`/withdrawal?${outcome === "1" ? `receipt=${receipt}` : `sent=${outcome}`}#outcome`, 303);
    }
    const { receipt, at } = await keep(await jsonBody(c, withdrawalRequest), address);
    return c.json({
      success: true,
      message: withdrawalPage.receipt.title,
      receipt,
      receivedAt: at,
    } satisfies WithdrawalResponse);
  };
}
