import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { serverMessages } from "#content/server-messages.ts";
import {
  type WithdrawalsResponse,
  withdrawalState,
  withdrawalStateRequest,
  withdrawalsQuery,
} from "#contract/admin-withdrawals.ts";
import { countWithdrawals, listWithdrawals, markWithdrawal } from "#server/db/queries/withdrawal-list.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { mailStateOf } from "./inbox.ts";
import { staffCall } from "./staff-call.ts";

/** docs/staff.md */
export const withdrawals = staffCall(withdrawalsQuery, async ({ db, input }) => {
  const { rows, count } = await listWithdrawals(db, input);
  const data = rows.map(
    ({ id, receipt, name, email, order_number, items, message, at, state, receipt_mail, ...mail }) => ({
      ...{ id, receipt, name, email, items, message, at },
      orderNumber: order_number,
      state: withdrawalState.safeParse(state).data ?? "open",
      mail: mail.mail_id === null ? null : mailStateOf(mail),
      mailWithheld: receipt_mail === "withheld",
    }),
  );
  const counts = await countWithdrawals(db);
  return { success: true, data, matchCount: count, counts } satisfies WithdrawalsResponse;
});

/** @throws HTTPException 404 for no withdrawal */
export const markWithdrawalState = staffCall(withdrawalStateRequest, async ({ db, input: { id, state }, audit }) => {
  const receipt = await markWithdrawal(db, id, state);
  if (receipt === null) throw httpError(404, serverMessages.notFound);
  await audit("withdrawal marked", `withdrawal ${receipt}: ${state}`);
  return withdrawalsText.marked[state];
});
