import { z } from "zod";

/** `POST /api/unsubscribe` and `POST /api/confirm-subscription`: the token of a link in a mail. */
export const letterLinkRequest = z.strictObject({ token: z.string().min(1).max(1000) });

/** The answer of both: one sentence for the reader. */
export const letterLinkResponse = z.object({ success: z.literal(true), message: z.string() });
export type LetterLinkResponse = z.infer<typeof letterLinkResponse>;
