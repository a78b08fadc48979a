import { z } from "zod";

/** Every error of every call (docs/behavior/calls.md#general). `message` can be shown to a visitor. */
export const errorResponse = z.object({ success: z.literal(false), message: z.string() });
export type ErrorResponse = z.infer<typeof errorResponse>;
