import type { Handler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { staffWithdrawals } from "#content/staff-withdrawals.ts";
import type { DoneResponse } from "#contract/admin-inbox.ts";
import {
  type WithdrawalsResponse,
  withdrawalState,
  withdrawalStateRequest,
  withdrawalsQuery,
} from "#contract/admin-withdrawals.ts";
import { jsonBody, queryOf } from "#server/middleware/body.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";
import { countWithdrawals, listWithdrawals, markWithdrawal } from "#server/store/withdrawal-desk.ts";
import { mailStateOf } from "./mail-state.ts";

/** `GET /api/admin/withdrawals`: withdrawals by state and search, with the state of their receipts' mail (docs/staff.md). */
export function withdrawals({ store: { shop } }: Parts): Handler {
  return async (c) => {
    const { rows, count } = await listWithdrawals(shop, queryOf(c, withdrawalsQuery));
    const data = rows.map(
      ({ id, receipt, name, email, order_number, items, message, at, state, mail_id, receipt_mail, ...mail }) => ({
        id,
        receipt,
        name,
        email,
        orderNumber: order_number,
        items,
        message,
        at,
        state: withdrawalState.safeParse(state).data ?? "open",
        mail: mail_id === null ? null : mailStateOf(mail),
        mailWithheld: receipt_mail === "withheld",
      }),
    );
    const counts = await countWithdrawals(shop);
    return c.json({ success: true, data, matchCount: count, counts } satisfies WithdrawalsResponse);
  };
}

/** `POST /api/admin/withdrawals/state`: marks one open or answered. @throws a refusal with 404 for no withdrawal */
export function withdrawalMark({ store: { shop } }: Parts): Handler<StaffEnv> {
  return async (c) => {
    const { id, state } = await jsonBody(c, withdrawalStateRequest);
    const receipt = await markWithdrawal(shop, id, state);
    if (receipt === null) throw refusal(404, serverMessages.notFound);
    await noteStaffAction(shop, c.get("staff").username, "withdrawal marked", `withdrawal ${receipt}: ${state}`);
    return c.json({ success: true, message: staffWithdrawals.marked[state] } satisfies DoneResponse);
  };
}
