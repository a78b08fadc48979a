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

/** A day in UTC that both databases know. */
const day = z
  .string()
  .regex(/^(19[7-9]|[2-8]\d\d|9[0-8]\d)\d-\d\d-\d\d$/)
  // A day that doesn't exist, such as February 30, turns into another or into none.
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text));

/** Which subscribers: all that aren't left out by one of these (docs/behavior/staff-dashboards.md#filters). */
export const subscriberFilter = z.object({
  search: z.union([z.literal(""), lineOfText(254)]).default(""),
  schema: z.enum(["public", "production"]).optional(),
  /** Empty for those whose source wasn't recorded. */
  source: z.union([z.literal(""), lineOfText(200)]).optional(),
  /** The first and the last day, in UTC. */
  from: day.optional(),
  to: day.optional(),
});

/** The orders over both schemas; without one the schemas come one after the other, each with its newest first. */
export const subscriberSort = z.enum(["newest", "oldest", "email", "email-desc"]);

/** Part of the list; without `limit` all of it comes (docs/behavior/calls.md#staff). */
export const subscriberListQuery = subscriberFilter.extend({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  sort: subscriberSort.optional(),
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
export type SubscriberFilter = z.infer<typeof subscriberFilter>;
export type SubscriberSort = z.infer<typeof subscriberSort>;
export type SubscriberListQuery = z.infer<typeof subscriberListQuery>;
export type SubscriberListResponse = z.infer<typeof subscriberListResponse>;
