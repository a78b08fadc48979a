import { z } from "zod";
import { adminSubscriber } from "./subscriber-list.ts";

const counts = z.object({
  public: z.number().int(),
  production: z.number().int(),
  total: z.number().int(),
  timestamp: z.string(),
});

/** `GET /api/admin/subscribers/count` (docs/behavior/staff-dashboards.md#sources): also used to check a token. */
export const subscribersCountResponse = z.object({ success: z.literal(true), count: z.number().int(), counts });

/** `GET /api/admin/directSubscribersCount` (docs/behavior/calls.md#staff): the counts and a few of the newest rows. */
export const directSubscribersCountResponse = z.object({
  success: z.literal(true),
  counts,
  samples: z.array(adminSubscriber),
});

export type SubscriberCounts = z.infer<typeof counts>;
export type SubscribersCountResponse = z.infer<typeof subscribersCountResponse>;
export type DirectSubscribersCountResponse = z.infer<typeof directSubscribersCountResponse>;
