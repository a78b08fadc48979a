import { z } from "zod";
import { emailSchema } from "./email.ts";

/** Subscribes an address to the newsletter. Twice is not an error (docs/behavior/newsletter.md#addresses). */
export const subscribeRequest = z.strictObject({ email: emailSchema });

/** The token of the link in a mail. */
export const campaignLinkRequest = z.strictObject({ token: z.string().min(1).max(1000) });

/** Subscribes an address to a product's ship date; `product` is the slug of its page. */
export const shipDateAlertRequest = z.strictObject({ email: emailSchema, product: z.string().regex(/^[a-z-]{1,40}$/) });
