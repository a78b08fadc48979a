import { z } from "zod";

/** The token of the link in a mail. */
export const campaignLinkRequest = z.strictObject({ token: z.string().min(1).max(1000) });

export const campaignLinkResponse = z.object({ success: z.literal(true), message: z.string() });
export type CampaignLinkResponse = z.infer<typeof campaignLinkResponse>;
