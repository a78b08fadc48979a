import { z } from "zod";
import { emailSchema } from "./email.ts";

/** `GET /api/admin/subscribers/sources`: where subscribers came from, and how many from each. */
export const subscriberSourcesResponse = z.object({
  success: z.literal(true),
  sources: z.array(z.object({ source: z.string(), count: z.number().int() })),
});

/** `POST /api/admin/subscribers/remove`: takes an address off the newsletter on request. */
export const subscriberRemoveRequest = z.strictObject({ email: emailSchema });

export type SubscriberSourcesResponse = z.infer<typeof subscriberSourcesResponse>;
