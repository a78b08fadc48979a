import { z } from "zod";
import { mailState, pageQuery } from "./admin-inbox.ts";
import { lineOfText } from "./plain-text.ts";

/** What staff made of a withdrawal (docs/law.md, docs/staff.md). */
export const withdrawalState = z.enum(["open", "answered"]);

/** A withdrawal as staff see it. */
export const adminWithdrawal = z.object({
  id: z.number().int(),
  receipt: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  items: z.string(),
  message: z.string(),
  /** When it was received. */
  at: z.string(),
  state: withdrawalState,
  /** State of the receipt's mail; null when it no longer exists. */
  mail: z.object({ state: mailState, attempts: z.number().int(), lastError: z.string().nullable() }).nullable(),
  /** Whether that mail was never made, because too many were asked for. */
  mailWithheld: z.boolean(),
});

export const withdrawalsQuery = z.object({
  ...pageQuery,
  state: z.enum([...withdrawalState.options, "all"]).default("all"),
  search: z.union([z.literal(""), lineOfText(100)]).default(""),
});

/** `GET /api/admin/withdrawals`. */
export const withdrawalsResponse = z.object({
  success: z.literal(true),
  data: z.array(adminWithdrawal),
  /** Number of withdrawals that match filter and search; `data` is one page of them. */
  matchCount: z.number().int(),
  counts: z.object({ open: z.number().int(), answered: z.number().int() }),
});

/** `POST /api/admin/withdrawals/state`. */
export const withdrawalStateRequest = z.strictObject({ id: z.number().int().positive(), state: withdrawalState });

export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;
export type WithdrawalState = z.infer<typeof withdrawalState>;
export type WithdrawalsResponse = z.infer<typeof withdrawalsResponse>;
