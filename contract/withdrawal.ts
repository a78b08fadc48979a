import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOfText, linesOfText, linesOrNone } from "./plain-text.ts";

/** A consumer withdraws from a purchase. An empty message counts as none. */
export const withdrawalRequest = z.strictObject({
  name: lineOfText(100),
  email: emailSchema,
  orderNumber: lineOfText(60),
  items: linesOfText(1000),
  message: linesOrNone(5000).default(""),
});

/**
 * The code of the receipt, when the withdrawal arrived, and the path of the page that repeats what was sent. Whoever
 * gets the mail knows the code, but not that path.
 */
export const withdrawalResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  receipt: z.string(),
  receivedAt: z.iso.datetime(),
  page: z.string(),
});

export type WithdrawalRequest = z.infer<typeof withdrawalRequest>;
export type WithdrawalResponse = z.infer<typeof withdrawalResponse>;
