import { z } from "zod";

/** `POST /api/unsubscribe` and `POST /api/confirm-subscription`: the token of the link in a mail. */
export const campaignLinkRequest = z.strictObject({ token: z.string().min(1).max(1000) });

/** The response of both: one sentence for the reader. */
export const campaignLinkResponse = z.object({ success: z.literal(true), message: z.string() });
export type CampaignLinkResponse = z.infer<typeof campaignLinkResponse>;
