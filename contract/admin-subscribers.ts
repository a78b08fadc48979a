import { z } from "zod";
import { emailSchema } from "./email.ts";
import { int, staffResponse } from "./staff-response.ts";
import { adminSubscriber, subscriberFilter } from "./subscriber-list.ts";

const counts = z.object({ public: int, production: int, total: int, timestamp: z.string() });

/** Also used to check a token (docs/behavior/staff-dashboards.md#sources). */
export const subscribersCountResponse = staffResponse({ count: int, counts });

/** docs/behavior/calls.md#staff */
export const directSubscribersCountResponse = staffResponse({ counts, samples: z.array(adminSubscriber) });

export const subscriberSourcesResponse = staffResponse({
  sources: z.array(z.object({ source: z.string(), count: int })),
});

export const subscriberRemoveRequest = z.strictObject({ email: emailSchema });

export const exportTicketRequest = z.strictObject(subscriberFilter.shape);
export type ExportTicketRequest = z.input<typeof exportTicketRequest>;

/** Good for one download within a minute. */
export const exportTicketResponse = staffResponse({ ticket: z.string().min(1) });
