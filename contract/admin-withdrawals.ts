import { z } from "zod";
import { mailState, pageQuery } from "./admin-inbox.ts";
import { lineOfText } from "./plain-text.ts";

/** What staff made of a withdrawal (docs/law.md, docs/staff.md). */
export const withdrawalState = z.enum(["open", "answered"]);

/** A withdrawal as staff see it. */
export const deskWithdrawal = z.object({
  id: z.number().int(),
  receipt: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  items: z.string(),
  message: z.string(),
  /** When it arrived: the moment of its receipt. */
  at: z.string(),
  state: withdrawalState,
  /** Where the mail with the receipt is; null where there is none any more. */
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
  data: z.array(deskWithdrawal),
  /** Withdrawals that filter and search find, of which `data` is a part. */
  matchCount: z.number().int(),
  counts: z.object({ open: z.number().int(), answered: z.number().int() }),
});

/** `POST /api/admin/withdrawals/state`. */
export const withdrawalStateRequest = z.strictObject({ id: z.number().int().positive(), state: withdrawalState });

export type DeskWithdrawal = z.infer<typeof deskWithdrawal>;
export type WithdrawalState = z.infer<typeof withdrawalState>;
export type WithdrawalsResponse = z.infer<typeof withdrawalsResponse>;
