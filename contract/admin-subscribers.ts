import { z } from "zod";
import { emailSchema } from "./email.ts";

export const subscriberSourcesResponse = z.object({
  success: z.literal(true),
  sources: z.array(z.object({ source: z.string(), count: z.number().int() })),
});

export const subscriberRemoveRequest = z.strictObject({ email: emailSchema });

export type SubscriberSourcesResponse = z.infer<typeof subscriberSourcesResponse>;
