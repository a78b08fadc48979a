import { z } from "zod";

/** What visitors send when a search found nothing, or say whether a section helped (beyond the specification: docs/staff.md). */
export const gapKinds = ["search", "helped", "unhelpful"] as const;
export type GapKind = (typeof gapKinds)[number];

/** `POST /api/gap`: the words, or for an answer to "Was this helpful?" the section as `product/anchor`. */
export const gapRequest = z.strictObject({ kind: z.enum(gapKinds), text: z.string().max(1000) });
export const gapResponse = z.object({ success: z.literal(true) });
export type GapResponse = z.infer<typeof gapResponse>;
