import { z } from "zod";
import { emailSchema } from "./email.ts";
import { int, staffResponse } from "./staff-response.ts";
import { adminSubscriber, subscriberFilter } from "./subscriber-list.ts";

const counts = z.object({ public: int, production: int, total: int, timestamp: z.string() });
export type SubscriberCounts = z.infer<typeof counts>;

/** Also used to check a token (docs/behavior/staff-dashboards.md#sources). */
export const subscribersCountResponse = staffResponse({ count: int, counts });
export type SubscribersCountResponse = z.infer<typeof subscribersCountResponse>;

/** docs/behavior/calls.md#staff */
export const directSubscribersCountResponse = staffResponse({ counts, samples: z.array(adminSubscriber) });
export type DirectSubscribersCountResponse = z.infer<typeof directSubscribersCountResponse>;

export const subscriberSourcesResponse = staffResponse({
  sources: z.array(z.object({ source: z.string(), count: int })),
});
export type SubscriberSourcesResponse = z.infer<typeof subscriberSourcesResponse>;

export const subscriberRemoveRequest = z.strictObject({ email: emailSchema });

export const exportTicketRequest = z.strictObject(subscriberFilter.shape);
export type ExportTicketRequest = z.input<typeof exportTicketRequest>;

/** Good for one download within a minute. */
export const exportTicketResponse = staffResponse({ ticket: z.string().min(1) });
export type ExportTicketResponse = z.infer<typeof exportTicketResponse>;
