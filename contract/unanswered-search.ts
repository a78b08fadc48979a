import { z } from "zod";

/** What visitors send when a search found nothing, or say whether a section helped (docs/staff.md). */
export const unansweredSearchKinds = ["search", "helped", "unhelpful"] as const;
export type UnansweredSearchKind = (typeof unansweredSearchKinds)[number];

/** `POST /api/unanswered-search`: the words, or for an answer to "Was this helpful?" the section as `product/anchor`. */
export const unansweredSearchRequest = z.strictObject({
  kind: z.enum(unansweredSearchKinds),
  text: z.string().max(1000),
});
export const unansweredSearchResponse = z.object({ success: z.literal(true) });
export type UnansweredSearchResponse = z.infer<typeof unansweredSearchResponse>;
