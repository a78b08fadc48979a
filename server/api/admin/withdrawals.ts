import type { Handler } from "hono";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import {
  type WithdrawalsResponse,
  withdrawalState,
  withdrawalStateRequest,
  withdrawalsQuery,
} from "#contract/admin-withdrawals.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { countWithdrawals, listWithdrawals, markWithdrawal } from "#server/db/queries/withdrawal-list.ts";
import { jsonBody, queryOf } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { mailStateOf } from "./mail-state.ts";

/** docs/staff.md */
export function withdrawals({ database: { db } }: AppContext): Handler {
  return async (c) => {
    const { rows, count } = await listWithdrawals(db, queryOf(c, withdrawalsQuery));
    const data = rows.map(
      ({ id, receipt, name, email, order_number, items, message, at, state, receipt_mail, ...mail }) => ({
        id,
        receipt,
        name,
        email,
        orderNumber: order_number,
        items,
        message,
        at,
        state: withdrawalState.safeParse(state).data ?? "open",
        mail: mail.mail_id === null ? null : mailStateOf(mail),
        mailWithheld: receipt_mail === "withheld",
      }),
    );
    const counts = await countWithdrawals(db);
    return c.json({ success: true, data, matchCount: count, counts } satisfies WithdrawalsResponse);
  };
}

/** @throws HTTPException 404 for no withdrawal */
export function markWithdrawalState({ database: { db } }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { id, state } = await jsonBody(c, withdrawalStateRequest);
    const receipt = await markWithdrawal(db, id, state);
    if (receipt === null) throw httpError(404, serverMessages.notFound);
    await recordAuditEntry(db, c.get("staff").username, "withdrawal marked", `withdrawal ${receipt}: ${state}`);
    return c.json({ success: true, message: withdrawalsText.marked[state] } satisfies SuccessResponse);
  };
}
