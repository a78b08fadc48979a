import { z } from "zod";
import { emailSchema } from "./email.ts";

/** The token of the link in a mail. */
export const campaignLinkRequest = z.strictObject({ token: z.string().min(1).max(1000) });

/** `product`: the slug of its page. */
export const shipDateAlertRequest = z.strictObject({ email: emailSchema, product: z.string().regex(/^[a-z-]{1,40}$/) });
