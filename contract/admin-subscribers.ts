import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOrNone } from "./plain-text.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** How a mail server refused an address for good; `campaigns` in a row, and `restingSince` once that were three. */
export const subscriberRefusal = z.object({
  at: z.string(),
  answer: z.string(),
  campaigns: int,
  restingSince: z.string().nullable(),
});

/** `_schema` public means development (docs/behavior/calls.md#staff). */
export const adminSubscriber = z.object({
  id: int,
  email: z.string(),
  subscribed_at: z.string(),
  source: z.string(),
  _schema: z.enum(["public", "production"]),
  schema_name: z.enum(["development", "production"]),
  display_date: z.string(),
  display_time: z.string(),
  /** Null for an address that takes mail: when and how it was last refused for good, and since when it gets none. */
  refusal: subscriberRefusal.nullable().optional(),
});

const day = z
  .string()
  .regex(/^(19[7-9]|[2-8]\d\d|9[0-8]\d)\d-\d\d-\d\d$/)
  // February 30 turns into another day or into none.
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text));

/**
 * Which subscribers are meant: all that aren't left out by one of these (docs/behavior/staff-dashboards.md#filters).
 */
export const subscriberFilter = z.object({
  search: lineOrNone(254).default(""),
  schema: z.enum(["public", "production"]).optional(),
  /** Empty for those whose source wasn't recorded. */
  source: lineOrNone(200).optional(),
  from: day.optional(),
  to: day.optional(),
});

/** The orders over both schemas; without one the schemas come one after the other, each with its newest first. */
export const subscriberSort = z.enum(["newest", "oldest", "email", "email-desc"]);

/** Asks for a part of the list; without `limit` all of it comes (docs/behavior/calls.md#staff). */
export const subscriberListQuery = subscriberFilter.extend({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  sort: subscriberSort.optional(),
});

export const subscriberListResponse = staffResponse({
  data: rowsOf(adminSubscriber),
  message: z.string(),
  environment: z.enum(["development", "production"]),
  schema: z.string(),
  dataCount: int,
  matchCount: int,
  timestamp: z.string(),
  metrics: z.object({ public_count: int, production_count: int, total_count: int }),
});

export type SubscriberRefusal = z.infer<typeof subscriberRefusal>;
export type AdminSubscriber = z.infer<typeof adminSubscriber>;
export type SubscriberFilter = z.infer<typeof subscriberFilter>;
export type SubscriberSort = z.infer<typeof subscriberSort>;
export type SubscriberListQuery = z.infer<typeof subscriberListQuery>;
export type SubscriberListResponse = z.infer<typeof subscriberListResponse>;

const counts = z.object({ public: int, production: int, total: int, timestamp: z.string() });

/**
 * How many subscribers there are; the call is also used to check a token (docs/behavior/staff-dashboards.md#sources).
 */
export const subscribersCountResponse = staffResponse({ count: int, counts });

/** The counts and a few of the newest rows (docs/behavior/calls.md#staff). */
export const directSubscribersCountResponse = staffResponse({ counts, samples: rowsOf(adminSubscriber) });

export const subscriberSourcesResponse = staffResponse({
  sources: rowsOf(z.object({ source: z.string(), count: int })),
});

export const subscriberRemoveRequest = z.strictObject({ email: emailSchema });

export const subscriberReleaseRequest = z.strictObject({ email: emailSchema });

export const exportTicketRequest = z.strictObject(subscriberFilter.shape);
export type ExportTicketRequest = z.input<typeof exportTicketRequest>;
