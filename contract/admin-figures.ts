import { z } from "zod";

const count = z.number().int();

/** In UTC. */
const day = z.object({
  day: z.string(),
  orders: count,
  cents: count,
  failed: count,
  unfinished: count,
});
export type FiguresDay = z.infer<typeof day>;

/** docs/staff.md#how-is-business */
export const figuresResponse = z.object({
  success: z.literal(true),
  kind: z.enum(["demo", "live"]),
  /** Whether payments are reported to the server, by the demo store or a webhook. */
  reported: z.boolean(),
  /** Twice the longest span, the oldest first, today last. */
  days: z.array(day),
  /** Pieces of the longest span, and of as many days before; the most first. */
  sold: z.array(z.object({ name: z.string(), pieces: count, before: count })),
});
export type FiguresResponse = z.infer<typeof figuresResponse>;

/** Days of the spans that are compared with as many days before. */
export const figureSpans = [1, 7, 28] as const;
export const longestSpan = 28;
