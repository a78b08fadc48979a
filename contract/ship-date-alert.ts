import { z } from "zod";
import { emailSchema } from "./email.ts";

/** `product`: the slug of its page. */
export const shipDateAlertRequest = z.strictObject({ email: emailSchema, product: z.string().regex(/^[a-z-]{1,40}$/) });

export const shipDateAlertResponse = z.object({ success: z.literal(true).catch(true), message: z.string().catch("") });
export type ShipDateAlertResponse = z.infer<typeof shipDateAlertResponse>;
