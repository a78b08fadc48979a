import { z } from "zod";

/** docs/behavior/calls.md#general */
export const errorResponse = z.object({ success: z.literal(false), message: z.string() });
export type ErrorResponse = z.infer<typeof errorResponse>;
