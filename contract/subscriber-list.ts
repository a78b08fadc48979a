import { z } from "zod";
import { lineOfText } from "./plain-text.ts";

/** A subscriber as staff see one (docs/behavior/calls.md#staff). `_schema` public means development. */
export const adminSubscriber = z.object({
  id: z.number().int(),
  email: z.string(),
  subscribed_at: z.string(),
  source: z.string(),
  _schema: z.enum(["public", "production"]),
  schema_name: z.enum(["development", "production"]),
  display_date: z.string(),
  display_time: z.string(),
});

/** Part of the list; without `limit` all of it comes (docs/behavior/calls.md#staff). */
export const subscriberListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  search: z.union([z.literal(""), lineOfText(254)]).default(""),
});

/** `GET /api/admin/multi-schema-subscribers` and `GET /api/admin/subscribers`. */
export const subscriberListResponse = z.object({
  success: z.literal(true),
  data: z.array(adminSubscriber),
  message: z.string(),
  environment: z.enum(["development", "production"]),
  schema: z.string(),
  /** Rows in `data`. */
  dataCount: z.number().int(),
  /** Number of rows that match the search; `data` is one page of them. */
  matchCount: z.number().int(),
  timestamp: z.string(),
  metrics: z.object({
    public_count: z.number().int(),
    production_count: z.number().int(),
    total_count: z.number().int(),
  }),
});

export type AdminSubscriber = z.infer<typeof adminSubscriber>;
export type SubscriberListQuery = z.infer<typeof subscriberListQuery>;
export type SubscriberListResponse = z.infer<typeof subscriberListResponse>;
