import { z } from "zod";
import { int, staffResponse } from "./staff-response.ts";
import { adminSubscriber } from "./subscriber-list.ts";

const counts = z.object({ public: int, production: int, total: int, timestamp: z.string() });

/** Also used to check a token (docs/behavior/staff-dashboards.md#sources). */
export const subscribersCountResponse = staffResponse({ count: int, counts });

/** docs/behavior/calls.md#staff */
export const directSubscribersCountResponse = staffResponse({
  counts,
  samples: z.array(adminSubscriber),
});

export type SubscriberCounts = z.infer<typeof counts>;
export type SubscribersCountResponse = z.infer<typeof subscribersCountResponse>;
export type DirectSubscribersCountResponse = z.infer<typeof directSubscribersCountResponse>;
