import { z } from "zod";

/** The response of a call that has nothing to give but a sentence. */
export const doneResponse = z.object({ success: z.literal(true).catch(true), message: z.string().catch("") });
export type DoneResponse = z.infer<typeof doneResponse>;
