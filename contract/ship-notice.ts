import { z } from "zod";
import { emailSchema } from "./email.ts";

/** `POST /api/ship-notice`: an address that wants to hear when a product ships (`product`: the last word of its page). */
export const shipNoticeRequest = z.strictObject({ email: emailSchema, product: z.string().regex(/^[a-z-]{1,40}$/) });

/** Its answer. */
export const shipNoticeResponse = z.object({ success: z.literal(true), message: z.string() });
export type ShipNoticeResponse = z.infer<typeof shipNoticeResponse>;
