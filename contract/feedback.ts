import { z } from "zod";

export const unansweredSearchRequest = z.strictObject({ text: z.string().max(1000) });

/** A section is named as `product/anchor`. */
export const manualVoteRequest = z.strictObject({ section: z.string().max(200), answer: z.enum(["yes", "no"]) });
export type ManualVote = z.infer<typeof manualVoteRequest>;
