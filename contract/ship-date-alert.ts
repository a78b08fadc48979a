import { z } from "zod";
import { emailSchema } from "./email.ts";

/** `product`: the slug of its page. */
export const shipDateAlertRequest = z.strictObject({ email: emailSchema, product: z.string().regex(/^[a-z-]{1,40}$/) });
