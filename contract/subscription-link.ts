import { z } from "zod";

/** The token of the link in a mail. */
export const campaignLinkRequest = z.strictObject({ token: z.string().min(1).max(1000) });
