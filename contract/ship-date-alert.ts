import { z } from "zod";
import { emailSchema } from "./email.ts";

/** `POST /api/ship-date-alert`: subscribes an address to a product's ship date (`product`: the slug of its page). */
export const shipDateAlertRequest = z.strictObject({ email: emailSchema, product: z.string().regex(/^[a-z-]{1,40}$/) });

/** Its answer. */
export const shipDateAlertResponse = z.object({ success: z.literal(true).catch(true), message: z.string().catch("") });
export type ShipDateAlertResponse = z.infer<typeof shipDateAlertResponse>;
