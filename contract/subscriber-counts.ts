import { z } from "zod";
import { adminSubscriber } from "./subscriber-list.ts";

const counts = z.object({
  public: z.number().int(),
  production: z.number().int(),
  total: z.number().int(),
  timestamp: z.string(),
});

/** Also used to check a token (docs/behavior/staff-dashboards.md#sources). */
export const subscribersCountResponse = z.object({ success: z.literal(true), count: z.number().int(), counts });

/** docs/behavior/calls.md#staff */
export const directSubscribersCountResponse = z.object({
  success: z.literal(true),
  counts,
  samples: z.array(adminSubscriber),
});

export type SubscriberCounts = z.infer<typeof counts>;
export type SubscribersCountResponse = z.infer<typeof subscribersCountResponse>;
export type DirectSubscribersCountResponse = z.infer<typeof directSubscribersCountResponse>;
