import { z } from "zod";

export const unansweredSearchRequest = z.strictObject({ text: z.string().max(1000) });
