import { z } from "zod";

/** Every error of every call (architecture, Calls). `message` can be shown to a visitor. */
export const failureResponse = z.object({ success: z.literal(false), message: z.string() });
export type Failure = z.infer<typeof failureResponse>;
