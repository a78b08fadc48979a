import { z } from "zod";

/** `POST /api/manual-vote`: an answer to "Was this helpful?" below a manual section, named as `product/anchor` (docs/staff.md). */
export const manualVoteRequest = z.strictObject({ section: z.string().max(200), answer: z.enum(["yes", "no"]) });
export type ManualVote = z.infer<typeof manualVoteRequest>;
