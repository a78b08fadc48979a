import { z } from "zod";
import { emailSchema } from "./email.ts";
import { int, staffResponse } from "./staff-response.ts";

export const subscriberSourcesResponse = staffResponse({
  sources: z.array(z.object({ source: z.string(), count: int })),
});

export const subscriberRemoveRequest = z.strictObject({ email: emailSchema });

export type SubscriberSourcesResponse = z.infer<typeof subscriberSourcesResponse>;
