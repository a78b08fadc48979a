import { z } from "zod";
import { pageQuery, shownMail } from "./admin-inbox.ts";
import { lineOfText } from "./plain-text.ts";

/** docs/law.md, docs/staff.md */
export const withdrawalState = z.enum(["open", "answered"]);

export const adminWithdrawal = z.object({
  id: z.number().int(),
  receipt: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  items: z.string(),
  message: z.string(),
  at: z.string(),
  state: withdrawalState,
  /** Null when the mail no longer exists. */
  mail: shownMail.nullable(),
  /** Never made, because too many were asked for. */
  mailWithheld: z.boolean(),
});

export const withdrawalsQuery = z.object({
  ...pageQuery,
  state: z.enum([...withdrawalState.options, "all"]).default("all"),
  search: z.union([z.literal(""), lineOfText(100)]).default(""),
});

export const withdrawalsResponse = z.object({
  success: z.literal(true),
  data: z.array(adminWithdrawal),
  matchCount: z.number().int(),
  counts: z.object({ open: z.number().int(), answered: z.number().int() }),
});

export const withdrawalStateRequest = z.strictObject({ id: z.number().int().positive(), state: withdrawalState });

export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;
export type WithdrawalState = z.infer<typeof withdrawalState>;
export type WithdrawalsResponse = z.infer<typeof withdrawalsResponse>;
