import { z } from "zod";
import { shownMail } from "./admin-inbox.ts";
import { idRequest, int, pageSchemaOf, searchQuery, staffResponse } from "./staff-response.ts";

/** What staff made of a withdrawal (docs/law.md, docs/staff.md). */
export const withdrawalState = z.enum(["open", "answered"]);

/** A withdrawal as staff see it. */
export const adminWithdrawal = z.object({
  id: int,
  receipt: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  items: z.string(),
  message: z.string(),
  at: z.string(),
  state: withdrawalState,
  /** The state of the receipt's mail; null when the mail no longer exists. */
  mail: shownMail.nullable(),
  /** Whether that mail was never made, because too many were asked for. */
  mailWithheld: z.boolean(),
});

export const withdrawalsQuery = searchQuery.extend({
  state: z.enum([...withdrawalState.options, "all"]).default("all"),
});

export const withdrawalsResponse = staffResponse({
  ...pageSchemaOf(adminWithdrawal),
  counts: z.object({ open: int, answered: int }),
});

export const withdrawalStateRequest = idRequest.extend({ state: withdrawalState });

export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;
export type WithdrawalState = z.infer<typeof withdrawalState>;
