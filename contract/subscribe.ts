import { z } from "zod";
import { emailSchema } from "./email.ts";

/** Twice is not an error (docs/behavior/newsletter.md#addresses). */
export const subscribeRequest = z.strictObject({ email: emailSchema });
export const subscribeResponse = z.object({ success: z.literal(true).catch(true), message: z.string().catch("") });

export type SubscribeRequest = z.infer<typeof subscribeRequest>;
export type SubscribeResponse = z.infer<typeof subscribeResponse>;
