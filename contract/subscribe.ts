import { z } from "zod";
import { emailSchema } from "./email.ts";

/** Twice is not an error (docs/behavior/newsletter.md#addresses). */
export const subscribeRequest = z.strictObject({ email: emailSchema });
