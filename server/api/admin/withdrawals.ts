import { withdrawalsText } from "#content/admin-withdrawals.ts";
import {
  withdrawalState,
  withdrawalStateRequest,
  withdrawalsQuery,
  withdrawalsResponse,
} from "#contract/admin-withdrawals.ts";
import { countWithdrawals, listWithdrawals, markWithdrawal } from "#server/db/queries/withdrawals.ts";
import { orNotFound } from "#server/middleware/http-error.ts";
import { mailStateOf } from "./inbox.ts";
import { actionCall, queryCall } from "./staff-call.ts";

/** `GET /api/admin/withdrawals`: one page of the withdrawals with the state of each receipt's mail. */
export const withdrawalsCall = queryCall(withdrawalsQuery, withdrawalsResponse, async ({ db, input }) => {
  const { rows, count } = await listWithdrawals(db, input);
  const data = rows.map((row) => ({
    ...row,
    orderNumber: row.order_number,
    state: withdrawalState.safeParse(row.state).data ?? "open",
    mail: row.mail_id === null ? null : mailStateOf(row),
    mailWithheld: row.receipt_mail === "withheld",
  }));
  return { data, matchCount: count, counts: await countWithdrawals(db) };
});

/**
 * `POST /api/admin/withdrawals/state`: gives a withdrawal another state.
 * @throws HTTPException 404 for no withdrawal
 */
export const markWithdrawalStateCall = actionCall(
  withdrawalStateRequest,
  async ({ db, input: { id, state }, audit }) => {
    const receipt = orNotFound(await markWithdrawal(db, id, state));
    await audit("withdrawal marked", `withdrawal ${receipt}: ${state}`);
    return withdrawalsText.marked[state];
  },
);
